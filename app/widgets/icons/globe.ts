// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Globe =
	'M14 4a7 7 0 1 1-7 7 7 7 0 0 1 7-7m0-2a9 9 0 1 0 9 9 9 9 0 0 0-9-9M28 11a14 14 0 0 0-4.1-9.9l-1.4 1.4a12 12 0 0 1-17 17l-1.4 1.4A14 14 0 0 0 14 25v3h-4v2h10v-2h-4v-3.2A14 14 0 0 0 28 11';
