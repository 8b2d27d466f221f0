// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const InfinitySymbol =
	'M23 23c-5.7 0-7.9-6.4-8-6.7 0 0-1.8-5.3-6-5.3a5 5 0 0 0 0 10q2.4 0 4.2-2.2l1.6 1.3A8 8 0 0 1 9 23 7 7 0 0 1 9 9c5.7 0 7.9 6.4 8 6.7 0 0 1.8 5.3 6 5.3a5 5 0 0 0 0-10q-2.4 0-4.2 2.2l-1.6-1.3A8 8 0 0 1 23 9a7 7 0 0 1 0 14';
