// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const LogoGithub =
	'M16 2a14 14 0 0 0-4.4 27.3q1 0 1-.7v-2.4c-4 .9-4.7-1.8-4.7-1.8a4 4 0 0 0-1.7-2.1c-1.2-.9.1-.8.1-.8a3 3 0 0 1 2.2 1.4 3 3 0 0 0 4 1.2 3 3 0 0 1 1-2c-3.2-.3-6.4-1.5-6.4-6.8a5 5 0 0 1 1.4-3.8 5 5 0 0 1 .2-3.7s1.1-.4 3.8 1.4a13 13 0 0 1 7 0c2.7-1.8 3.8-1.4 3.8-1.4a5 5 0 0 1 .2 3.7 5 5 0 0 1 1.4 3.8c0 5.3-3.2 6.5-6.4 6.9a3 3 0 0 1 1 2.6v3.8q-.1.8 1 .7A14 14 0 0 0 16 2';
