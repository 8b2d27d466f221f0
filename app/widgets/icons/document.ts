// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Document =
	'm25.7 9.3-7-7L18 2H8a2 2 0 0 0-2 2v24q.2 1.8 2 2h16a2 2 0 0 0 2-2V10zM18 4.4l5.6 5.6H18zM24 28H8V4h8v6q.2 1.8 2 2h6zM10 22h12v2H10zM10 16h12v2H10z';
