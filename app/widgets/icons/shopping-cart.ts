// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const ShoppingCart =
	'M10 26a2 2 0 1 0 0 4 2 2 0 1 0 0-4M24 26a2 2 0 1 0 0 4 2 2 0 1 0 0-4M28 7H5.8L5 2.8A1 1 0 0 0 4 2H0v2h3.2L7 23.2a1 1 0 0 0 1 .8h18v-2H8.8L8 18h18a1 1 0 0 0 1-.8l2-9A1 1 0 0 0 28 7m-2.8 9H7.6L6.2 9h20.6Z';
