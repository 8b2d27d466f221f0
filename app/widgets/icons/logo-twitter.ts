// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const LogoTwitter =
	'M11.5 25.8c9.1 0 14-7.6 14-14V11A10 10 0 0 0 28 8.6q-1.4.6-2.8.7a5 5 0 0 0 2.1-2.7q-1.5.9-3 1.2a5 5 0 0 0-8.5 4.5Q9.6 12 5.7 7a5 5 0 0 0 1.5 6.6q-1.2 0-2.2-.6A5 5 0 0 0 9 18a5 5 0 0 1-2.3 0 5 5 0 0 0 4.6 3.5 10 10 0 0 1-7.3 2 14 14 0 0 0 7.5 2.2';
