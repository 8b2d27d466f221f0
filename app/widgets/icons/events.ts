// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Events =
	'M26 14h-2v2h2a3 3 0 0 1 3 3v4h2v-4a5 5 0 0 0-5-5M24 4a3 3 0 1 1-3 3 3 3 0 0 1 3-3m0-2a5 5 0 1 0 5 5 5 5 0 0 0-5-5M23 30h-2v-2a3 3 0 0 0-3-3h-4a3 3 0 0 0-3 3v2H9v-2a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5ZM16 13a3 3 0 1 1-3 3 3 3 0 0 1 3-3m0-2a5 5 0 1 0 5 5 5 5 0 0 0-5-5M8 14H6a5 5 0 0 0-5 5v4h2v-4a3 3 0 0 1 3-3h2ZM8 4a3 3 0 1 1-3 3 3 3 0 0 1 3-3m0-2a5 5 0 1 0 5 5 5 5 0 0 0-5-5';
