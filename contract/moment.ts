/** Made at the first use: slow to make, and a form that nothing was sent from needs none. */
let india: Intl.DateTimeFormat | undefined;

/**
 * A moment by the clock of India, such as "26 November 2026 at 18:31 IST".
 * @param at milliseconds since 1970
 */
export function indianMoment(at: number): string {
	india ??= new Intl.DateTimeFormat('en-GB', {
		timeZone: 'Asia/Kolkata',
		dateStyle: 'long',
		timeStyle: 'short',
	});
	return `${india.format(at)} IST`;
}
