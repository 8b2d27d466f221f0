// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const ChevronDown = 'M16 22 6 12 7.4 10.6 16 19.2 24.6 10.6 26 12z';
