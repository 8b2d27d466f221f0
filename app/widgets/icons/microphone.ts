// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Microphone =
	'M23 14v3a7 7 0 0 1-14 0v-3H7v3a9 9 0 0 0 8 9v2h-4v2h10v-2h-4v-2a9 9 0 0 0 8-9v-3ZM16 22a5 5 0 0 0 5-5V7a5 5 0 0 0-10 0v10a5 5 0 0 0 5 5M13 7a3 3 0 0 1 6 0v10a3 3 0 0 1-6 0Z';
