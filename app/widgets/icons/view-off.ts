// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const ViewOff =
	'm5.2 22.5 1.5-1.4A14 14 0 0 1 3 16c2-5 7.6-9 12.9-9a12 12 0 0 1 4 .7l1.6-1.5A15 15 0 0 0 16 5 17 17 0 0 0 1 15.7v.6a16 16 0 0 0 4.2 6.2M12 15.7a4 4 0 0 1 3.7-3.7l1.8-1.8a6 6 0 0 0-7.3 7.3ZM31 15.7a16 16 0 0 0-5.8-7.5L30 3.4 28.6 2 2 28.6 3.4 30l5.1-5.1A15 15 0 0 0 16 27a17 17 0 0 0 15-10.7zM20 16a4 4 0 0 1-6 3.4l5.4-5.4a4 4 0 0 1 .6 2m-4 9a13 13 0 0 1-6-1.6l2.5-2.5a6 6 0 0 0 8.4-8.4l2.9-2.8a15 15 0 0 1 5.1 6.3c-2 5-7.6 9-12.9 9';
