// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const LogoLinkedin =
	'M4 4v24h24V4zm7.1 20.4H7.6V13h3.5zm-1.7-13a2.1 2.1 0 1 1 0-4.2 2.1 2.1 0 0 1 0 4.2m15.1 13H21v-5.6c0-1.3 0-3-1.9-3S17 17.3 17 18.7v5.7h-3.5V13h3.3v1.5c.5-.9 1.7-1.9 3.4-1.9 3.7 0 4.3 2.4 4.3 5.5z';
