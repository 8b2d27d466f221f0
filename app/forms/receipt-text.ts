import type { FormWords } from '#content/shapes.ts';

/** What was sent in one field. */
export type ReceiptLine = {
	readonly label: string;
	readonly words: string;
	/** A whole text, which belongs to the receipt as text and is too long to be shown again. */
	readonly long: boolean;
};

/** What happens next; the reference is spoken of only where there is one. */
export const nextSteps = (words: Pick<FormWords, 'next' | 'nextByReference'>, reference: string) =>
	reference === '' ? words.next : [...words.next, words.nextByReference];

/** A receipt as plain text, to be copied, saved or shared. */
export function receiptText(
	words: Pick<FormWords, 'sent' | 'recorded' | 'reference' | 'next' | 'nextByReference'>,
	reference: string,
	lines: readonly ReceiptLine[],
): string {
	const sent = lines.map(({ label, words, long }) => `${label}:${long ? '\n' : ' '}${words}`);
	const named = reference === '' ? [] : [`${words.reference}: ${reference}`];
	return [words.sent, words.recorded, ...named, ...sent, '', ...nextSteps(words, reference), ''].join('\n');
}
