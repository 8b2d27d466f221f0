// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Code =
	'M31 16 24 23 22.59 21.59 28.17 16 22.59 10.41 24 9 31 16zM1 16 8 9 9.41 10.41 3.83 16 9.41 21.59 8 23 1 16zM12.42 25.48L17.64 6.00L19.57 6.52L14.35 26.00z';
