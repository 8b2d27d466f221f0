// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Book =
	'M19 10h7v2h-7zM19 15h7v2h-7zM19 20h7v2h-7zM6 10h7v2H6zM6 15h7v2H6zM6 20h7v2H6zM28 5H4a2 2 0 0 0-2 2v18a2 2 0 0 0 2 2h24a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2M4 7h11v18H4Zm13 18V7h11v18Z';
