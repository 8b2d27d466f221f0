// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Checkmark = 'm13 24-9-9 1.4-1.4 7.6 7.6L26.6 7.6 28 9z';
