// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Checkmark = 'M13 24 4 15 5.414 13.586 13 21.171 26.586 7.586 28 9 13 24z';
