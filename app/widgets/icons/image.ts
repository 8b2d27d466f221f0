// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Image =
	'M19 14a3 3 0 1 0-3-3 3 3 0 0 0 3 3m0-4a1 1 0 1 1-1 1 1 1 0 0 1 1-1M26 4H6a2 2 0 0 0-2 2v20a2 2 0 0 0 2 2h20a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2m0 22H6v-6l5-5 5.6 5.6a2 2 0 0 0 2.8 0L21 19l5 5Zm0-4.8-3.6-3.6a2 2 0 0 0-2.8 0L18 19.2l-5.6-5.6a2 2 0 0 0-2.8 0L6 17.2V6h20Z';
