// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Api =
	'M26 22a4 4 0 0 0-2 .6l-3-3.1a6 6 0 0 0 0-7l3-3a4 4 0 0 0 2 .5 4 4 0 1 0-4-4 4 4 0 0 0 .6 2l-3.1 3a6 6 0 0 0-7 0l-3-3a4 4 0 0 0 .5-2 4 4 0 1 0-4 4 4 4 0 0 0 2-.6l3 3.1a6 6 0 0 0 0 7l-3 3a4 4 0 0 0-2-.5 4 4 0 1 0 4 4 4 4 0 0 0-.6-2l3.1-3a6 6 0 0 0 7 0l3 3a4 4 0 0 0-.5 2 4 4 0 1 0 4-4m0-18a2 2 0 1 1-2 2 2 2 0 0 1 2-2M4 6a2 2 0 1 1 2 2 2 2 0 0 1-2-2m2 22a2 2 0 1 1 2-2 2 2 0 0 1-2 2m10-8a4 4 0 1 1 4-4 4 4 0 0 1-4 4m10 8a2 2 0 1 1 2-2 2 2 0 0 1-2 2';
