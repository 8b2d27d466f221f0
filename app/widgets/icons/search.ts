// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Search = 'M29 27.6 21.4 20a11 11 0 1 0-1.4 1.4l7.6 7.6ZM4 13a9 9 0 1 1 9 9 9 9 0 0 1-9-9';
