// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Printer =
	'M28 9h-3V3H7v6H4a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h3v6h18v-6h3a2 2 0 0 0 2-2V11a2 2 0 0 0-2-2M9 5h14v4H9Zm14 22H9V17h14Zm5-6h-3v-6H7v6H4V11h24Z';
