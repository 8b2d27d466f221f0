// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const StarFilled = 'm16 2-4.5 9.2-10.2 1.5 7.3 7.2L7 30l9.1-4.8 9.1 4.8-1.7-10.1 7.3-7.2-10.1-1.5Z';
