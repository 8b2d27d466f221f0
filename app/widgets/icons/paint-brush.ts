// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const PaintBrush =
	'M28.8 23.2 23 17.3V13l-.3-.7-10-10a1 1 0 0 0-1.4 0l-9 9a1 1 0 0 0 0 1.4l10 10 .7.3h4.3l5.9 5.8a4 4 0 0 0 5.6-5.6M6 10.4l2.3 2.3 1.4-1.4L7.4 9 9 7.4l4.3 4.3 1.4-1.4L10.4 6 12 4.4l6.6 6.6-7.6 7.6L4.4 12Zm21.4 17a2 2 0 0 1-2.8 0l-6.1-6.1-.7-.3h-4.4l-1-1 7.6-7.6 1 1v4.4l.3.6 6.1 6.2a2 2 0 0 1 0 2.8';
