// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const WifiOff =
	'M16 23a2 2 0 1 0 0 4 2 2 0 1 0 0-4M30 3.4 28.6 2 2 28.6 3.4 30l10.7-10.7a6 6 0 0 1 6 1.3l1.4-1.4a8 8 0 0 0-5.1-2.2l3.4-3.4a12 12 0 0 1 4.5 2.8l1.5-1.4a14 14 0 0 0-4.5-3l3-3a18 18 0 0 1 4.3 3.2l1.4-1.5a20 20 0 0 0-4.2-3.1ZM14.7 13l2-2H16a14 14 0 0 0-9.8 4l1.4 1.4a12 12 0 0 1 7-3.3M16 7a18 18 0 0 1 4.2.5L22 6A20 20 0 0 0 2 10.7l1.4 1.5A18 18 0 0 1 16 7';
