// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Notification =
	'M28.7 19.3 26 16.6V13a10 10 0 0 0-9-10V1h-2v2a10 10 0 0 0-9 10v3.6l-2.7 2.7-.3.7v3a1 1 0 0 0 1 1h7v.8a5 5 0 0 0 4.5 5.2 5 5 0 0 0 5.5-5v-1h7a1 1 0 0 0 1-1v-3zM19 25a3 3 0 0 1-6 0v-1h6Zm8-3H5v-1.6l2.7-2.7.3-.7v-4a8 8 0 0 1 16 0v4l.3.7 2.7 2.7Z';
