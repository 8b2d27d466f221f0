// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Activity =
	'M12 29a1 1 0 0 1-1-.6L6.4 17H2v-2h5a1 1 0 0 1 1 .6l4 9.7 8-21.7a1 1 0 0 1 1-.6 1 1 0 0 1 1 .7L25.6 15H30v2h-5a1 1 0 0 1-1-.7L21 7l-8 21.4a1 1 0 0 1-1 .6';
