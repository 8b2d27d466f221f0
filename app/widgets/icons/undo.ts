// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Undo = 'M20 10H7.8l3.6-3.6L10 5l-6 6 6 6 1.4-1.4L7.8 12H20a6 6 0 0 1 0 12h-8v2h8a8 8 0 0 0 0-16';
