// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Connect =
	'M23 16a7 7 0 0 0-4.2 1.4l-4.2-4.2A7 7 0 0 0 16 9a7 7 0 1 0-2.8 5.6l4.2 4.2A7 7 0 1 0 23 16M4 9a5 5 0 1 1 5 5 5 5 0 0 1-5-5m14 14a5 5 0 1 1 5 5 5 5 0 0 1-5-5';
