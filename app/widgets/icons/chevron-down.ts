// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const ChevronDown = 'M16 22 6 12l1.4-1.4 8.6 8.6 8.6-8.6L26 12z';
