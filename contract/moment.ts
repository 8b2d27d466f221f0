/**
 * A moment by the clock of India, such as "26 November 2026 at 18:31 IST".
 * @param at milliseconds since 1970
 */
export function indianMoment(at: number): string {
	const india = { timeZone: 'Asia/Kolkata', dateStyle: 'long', timeStyle: 'short' } as const;
	return `${new Intl.DateTimeFormat('en-GB', india).format(at)} IST`;
}
