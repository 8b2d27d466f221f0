import type { FormWords } from '#content/shapes.ts';
import { fieldsOf, type SubmissionKind } from '#contract/submissions.ts';
import type { Texts } from './texts.ts';

/** What a receipt is made of, in words; empty what nobody knows. */
export type ReceiptParts = {
	readonly reference: string;
	readonly about?: string | undefined;
	readonly when: string;
	readonly submission: Texts;
};

/** One thing that a receipt says of what was sent; a whole text is folded. */
type ReceiptLine = { readonly label: string; readonly words: string; readonly isLong: boolean };

/** What a receipt says below its reference: about what, who, when, and last the whole texts. */
export function receiptLines(
	kind: SubmissionKind,
	{ about, labels, receipt }: FormWords,
	sent: ReceiptParts,
): ReceiptLine[] {
	const fields = fieldsOf(kind).map(([name, field]) => ({
		label: labels[name],
		words: sent.submission[name] ?? '',
		isLong: field.kind === 'text',
	}));
	const lines = [
		{ label: about.label, words: sent.about ?? '', isLong: false },
		...fields.filter(({ isLong }) => !isLong),
		{ label: receipt.when, words: sent.when, isLong: false },
		...fields.filter(({ isLong }) => isLong),
	];
	return lines.filter(({ words }) => words !== '');
}

/** What happens next; the reference is spoken of only where there is one. */
export const nextSteps = (words: FormWords, reference: string) =>
	reference === '' ? words.next : [...words.next, words.nextByReference];

/** A receipt as plain text, to be copied, saved or shared. */
export function receiptText(kind: SubmissionKind, words: FormWords, sent: ReceiptParts): string {
	const { reference } = sent;
	return [
		words.sent,
		words.recorded,
		...(reference === '' ? [] : [`${words.reference}: ${reference}`]),
		...receiptLines(kind, words, sent).map(
			(line) => `${line.label}:${line.isLong ? '\n' : ' '}${line.words}`,
		),
		'',
		...nextSteps(words, reference),
		'',
		words.receipt.from,
		...words.receipt.reach.map(({ label }) => label),
		'',
	].join('\n');
}
