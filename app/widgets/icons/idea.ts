// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Idea =
	'M11 24h10v2H11zM13 28h6v2h-6zM16 2A10 10 0 0 0 6 12a9 9 0 0 0 3.5 7.6c1 1 1.5 1.5 1.5 2.4h2c0-1.8-1.1-2.9-2.2-3.9A7 7 0 0 1 8 12a8 8 0 0 1 16 0 7 7 0 0 1-2.8 6.1c-1 1-2.2 2-2.2 3.9h2c0-1 .5-1.4 1.5-2.4A9 9 0 0 0 26 12 10 10 0 0 0 16 2';
