// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const View =
	'M31 15.7A17 17 0 0 0 16 5 17 17 0 0 0 1 15.7v.6A17 17 0 0 0 16 27a17 17 0 0 0 15-10.7zM16 25c-5.3 0-10.9-4-13-9 2.1-5 7.7-9 13-9s10.9 4 13 9c-2.1 5-7.7 9-13 9M16 10a6 6 0 1 0 6 6 6 6 0 0 0-6-6m0 10a4 4 0 1 1 4-4 4 4 0 0 1-4 4';
