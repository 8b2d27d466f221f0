// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Renew =
	'M12 10H6.8A11 11 0 0 1 27 16h2A13 13 0 0 0 6 7.7V4H4v8h8ZM20 22h5.2A11 11 0 0 1 5 16H3a13 13 0 0 0 23 8.3V28h2v-8h-8Z';
