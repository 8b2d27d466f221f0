// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const ShoppingCart =
	'M8 28a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM22 28a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM28,7H5.82L5,2.8A1,1,0,0,0,4,2H0V4H3.18L7,23.2A1,1,0,0,0,8,24H26V22H8.82L8,18H26a1,1,0,0,0,1-.78l2-9A1,1,0,0,0,28,7Zm-2.8,9H7.62L6.22,9H26.75Z';
