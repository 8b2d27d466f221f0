// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Education =
	'M26 30h-2v-3a5 5 0 0 0-5-5h-6a5 5 0 0 0-5 5v3H6v-3a7 7 0 0 1 7-7h6a7 7 0 0 1 7 7ZM5 6a1 1 0 0 0-1 1v9h2V7a1 1 0 0 0-1-1M4 2v2h5v7a7 7 0 0 0 14 0V4h5V2Zm7 2h10v3H11Zm5 12a5 5 0 0 1-5-5V9h10v2a5 5 0 0 1-5 5';
