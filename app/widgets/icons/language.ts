// Made by `node scripts/icons.ts` from @carbon/icons-react (Apache-2.0). Import another by its Carbon name and run that again.
export const Language =
	'M18 19h6v2h-6zM18 15h12v2H18zM18 11h12v2H18zM14 21v-2H9v-2H7v2H2v2h8.2A9 9 0 0 1 8 25l-1.4-2H4.3a11 11 0 0 0 2.2 3.3A15 15 0 0 1 3 28.1l.7 1.9A16 16 0 0 0 8 27.7a17 17 0 0 0 4.3 2.3l.7-1.9a15 15 0 0 1-3.5-1.8 10 10 0 0 0 2.8-5.3ZM11.2 13h2.1L8.7 2H6.7L2 13h2.2l.8-2h5.3ZM5.8 9l1.9-4.4L9.5 9Z';
