// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Chemistry =
	'm27.2 23.6-7.2-10V4h2V2H10v2h2v9.7l-7.2 10A4 4 0 0 0 8 30h16a4 4 0 0 0 3.2-6.4M14 14.3V4h4v10.3l2.7 3.7h-9.4ZM24 28H8a2 2 0 0 1-1.6-3.2L9.9 20H22l3.5 4.8A2 2 0 0 1 24 28';
