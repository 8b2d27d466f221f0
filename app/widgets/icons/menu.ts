// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Menu = 'M4 6h24v2H4zM4 24h24v2H4zM4 12h24v2H4zM4 18h24v2H4z';
