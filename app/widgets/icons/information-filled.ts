// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const InformationFilled =
	'M16 2a14 14 0 1 0 14 14A14 14 0 0 0 16 2m0 6a1.5 1.5 0 1 1-1.5 1.5A1.5 1.5 0 0 1 16 8m4 16.1h-8V22h2.9V16H13V14h4.1v8H20Z';
