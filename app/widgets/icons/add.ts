// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Add = 'M17 15V8h-2v7H8v2h7v7h2v-7h7v-2z';
