// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const WarningFilled =
	'M16 2C8.3 2 2 8.3 2 16s6.3 14 14 14 14-6.3 14-14A14 14 0 0 0 16 2m-1.1 6h2.2v11h-2.2zM16 25q-1.4-.1-1.5-1.5c-.1-1.4.7-1.5 1.5-1.5q1.4.1 1.5 1.5c.1 1.4-.7 1.5-1.5 1.5';
