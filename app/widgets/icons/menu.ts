// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Menu = 'M4 6H28V8H4zM4 24H28V26H4zM4 12H28V14H4zM4 18H28V20H4z';
