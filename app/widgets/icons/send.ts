// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Send =
	'm27.5 15.1-22-11a1 1 0 0 0-1.1.1 1 1 0 0 0-.4 1L7 16 4 26.7A1 1 0 0 0 5 28l.5-.1 22-11a1 1 0 0 0 0-1.8m-21 10L8.9 17H18v-2H8.8L6.5 6.9 24.9 16Z';
