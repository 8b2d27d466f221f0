const india = new Intl.DateTimeFormat('en-GB', {
	timeZone: 'Asia/Kolkata',
	dateStyle: 'long',
	timeStyle: 'short',
});

/**
 * A moment by the clock of India, such as "26 November 2026 at 18:31 IST".
 * @param at milliseconds since 1970
 */
export const indianMoment = (at: number): string => `${india.format(at)} IST`;
