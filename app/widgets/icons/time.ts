// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Time =
	'M16 30a14 14 0 1 1 14-14 14 14 0 0 1-14 14m0-26a12 12 0 1 0 12 12A12 12 0 0 0 16 4m4.6 18L15 16.4V7h2v8.6l5 5z';
