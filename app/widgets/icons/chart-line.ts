// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const ChartLine =
	'M4.7 28 11 16l7.3 6.5a2 2 0 0 0 1.7.5 2 2 0 0 0 1.4-1.1l5.5-11-1.8-.9-5.5 11-7.3-6.5a2 2 0 0 0-1.7-.5 2 2 0 0 0-1.4 1L4 25V2H2v26a2 2 0 0 0 2 2h26v-2Z';
