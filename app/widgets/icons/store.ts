// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Store =
	'm30 10.7-2-6a1 1 0 0 0-1-.7H5a1 1 0 0 0-1 .7l-2 6V17a1 1 0 0 0 1 1h1v10h2V18h6v10h16V18h1a1 1 0 0 0 1-1v-6.3M26 26H14v-8h12Zm2-10h-4v-4h-2v4h-5v-4h-2v4h-5v-4H8v4H4v-4.8L5.7 6h20.6l1.7 5.2Z';
