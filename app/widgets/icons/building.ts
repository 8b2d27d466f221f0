// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Building =
	'M28 2H16a2 2 0 0 0-2 2v10H4a2 2 0 0 0-2 2v14h28V4a2 2 0 0 0-2-2M9 28v-7h4v7Zm19 0H15v-8a1 1 0 0 0-1-1H8a1 1 0 0 0-1 1v8H4V16h12V4h12ZM18 8h2v2h-2zM24 8h2v2h-2zM18 14h2v2h-2zM24 14h2v2h-2zM18 20h2v2h-2zM24 20h2v2h-2z';
