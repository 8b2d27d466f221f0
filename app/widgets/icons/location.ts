// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Location =
	'M16 2A11 11 0 0 0 5 13c0 6 11 17 11 17s11-11 11-17A11 11 0 0 0 16 2m0 25.2C13 24 7 17 7 13a9 9 0 0 1 18 0c0 4-6 11-9 14.2M16 8a5 5 0 1 0 0 10 5 5 0 0 0 0-10m0 8a3 3 0 1 1 0-6 3 3 0 0 1 0 6';
