// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Meter =
	'M26 16a10 10 0 0 0-1.1-4.6l-1.5 1.5A8 8 0 0 1 24 16ZM23.4 10 22 8.6l-4.7 4.7L16 13a3 3 0 1 0 3 3l-.3-1.3ZM16 17a1 1 0 1 1 1-1 1 1 0 0 1-1 1M16 8a8 8 0 0 1 3.1.6l1.5-1.5A10 10 0 0 0 6 16h2a8 8 0 0 1 8-8M16 30a14 14 0 1 1 14-14 14 14 0 0 1-14 14m0-26a12 12 0 1 0 12 12A12 12 0 0 0 16 4';
