/** Addresses that a phone number makes. */

/**
 * A number as a link dials it (`tel:`).
 * @param number as a page shows it, such as `+91 755 123 4567`
 */
export const dialled = (number: string): string => number.replace(/[^+\d]/g, '');

/**
 * The address that opens a chat in the visitor's chat application (FLOAT-1).
 * @param chat the number as a page shows it, and what the visitor's message begins with
 */
export function chatLink(chat: {
	readonly number: string;
	readonly greeting?: string | undefined;
}): `https://${string}` {
	const digits = chat.number.replace(/\D/g, '');
	const text = chat.greeting === undefined ? '' : `?text=${encodeURIComponent(chat.greeting)}`;
	return `https://wa.me/${digits}${text}`;
}
