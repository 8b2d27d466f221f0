// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Flow =
	'M27 22.1V17a2 2 0 0 0-2-2h-8V9.9a4 4 0 1 0-2 0V15H7a2 2 0 0 0-2 2v5.1a4 4 0 1 0 2 0V17h18v5.1a4 4 0 1 0 2 0M8 26a2 2 0 1 1-2-2 2 2 0 0 1 2 2m6-20a2 2 0 1 1 2 2 2 2 0 0 1-2-2m12 22a2 2 0 1 1 2-2 2 2 0 0 1-2 2';
