// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Accessibility =
	'm29.6 26.1-3.1 1.5-2.8-6.6H15a2 2 0 0 1-2-2v-6a2 2 0 0 1 4 0v4h7v-2h-5v-2a4 4 0 0 0-8 0v1a9 9 0 1 0 8.8 11h-2a7 7 0 1 1-6.8-9v3a4 4 0 0 0 4 4h7.3l3.2 7.4 5-2.5ZM15.5 8A3.5 3.5 0 1 1 19 4.5 3.5 3.5 0 0 1 15.5 8m0-5A1.5 1.5 0 1 0 17 4.5 1.5 1.5 0 0 0 15.5 3';
