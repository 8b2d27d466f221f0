// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Code =
	'm31 16-7 7-1.4-1.4 5.6-5.6-5.6-5.6L24 9zM1 16l7-7 1.4 1.4L3.8 16l5.6 5.6L8 23zM12.4 25.5 17.6 6l2 .5L14.4 26z';
