// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Camera =
	'M29 26H3a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h6.5l1.7-2.5A1 1 0 0 1 12 4h8a1 1 0 0 1 .8.5L22.5 7H29a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1M4 24h24V9h-6a1 1 0 0 1-.8-.4L19.5 6h-7l-1.7 2.6a1 1 0 0 1-.8.4H4ZM16 22a6 6 0 1 1 6-6 6 6 0 0 1-6 6m0-10a4 4 0 1 0 4 4 4 4 0 0 0-4-4';
