// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const LogoInstagram =
	'M10 3h12a7 7 0 0 1 7 7v12a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7V10a7 7 0 0 1 7-7m0 2.4A4.6 4.6 0 0 0 5.4 10v12a4.6 4.6 0 0 0 4.6 4.6h12a4.6 4.6 0 0 0 4.6-4.6V10A4.6 4.6 0 0 0 22 5.4zm6 4.4a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4m0 2.4a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6m6.4-4a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8';
