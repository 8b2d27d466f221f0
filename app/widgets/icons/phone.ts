// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Phone =
	'M26 29C11 29 3 21 3 6a3 3 0 0 1 3-3h5.9L15 9.2l-2.8 2.9a9 9 0 0 0 7.7 7.7l2.9-2.8 6.2 3.1V26a3 3 0 0 1-3 3M6 5a1 1 0 0 0-1 1q0 21 21 21a1 1 0 0 0 1-1v-4.6l-3.8-2-2.6 2.6h-.7c-6.9-.5-9.9-5-9.9-9.9v-.7l2.6-2.6-2-3.8z';
