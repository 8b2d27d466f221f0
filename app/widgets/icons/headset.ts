// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Headset =
	'M25 10a9 9 0 0 0-18 0 5 5 0 0 0 0 10h2v-9a7 7 0 0 1 14 0v10a4 4 0 0 1-3.2 4 4 4 0 1 0 0 2 6 6 0 0 0 5.2-6v-1a5 5 0 0 0 0-10M4 15a3 3 0 0 1 3-3v6a3 3 0 0 1-3-3m12 13a2 2 0 1 1 2-2 2 2 0 0 1-2 2m9-10v-6a3 3 0 0 1 0 6';
