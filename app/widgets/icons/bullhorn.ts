// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Bullhorn =
	'M26 6v2.2L5.6 11.9a2 2 0 0 0-1.6 2v4.3a2 2 0 0 0 1.6 2l2.4.4V24a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-1.3l6 1.1V26h2V6Zm-8 18h-8v-3l8 1.4ZM6 18.2v-4.4l20-3.6v11.6Z';
