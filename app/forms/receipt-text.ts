import type { FormWords } from '#content/shapes.ts';
import { fieldsOf, type SubmissionKind } from '#contract/submissions.ts';
import type { Texts } from './texts.ts';

/** One thing that a receipt says of what was sent. */
export type ReceiptLine = {
	readonly label: string;
	readonly words: string;
	/** A whole text, which is folded. */
	readonly isLong: boolean;
};

/** What a receipt is made of, in words; empty what nobody knows. */
export type ReceiptParts = {
	readonly about?: string | undefined;
	readonly when: string;
	readonly submission: Texts;
};

/** What a receipt says below its reference: about what, who, when, and last the whole texts. */
export function receiptLines(
	kind: SubmissionKind,
	{ about, labels, receipt }: Pick<FormWords, 'about' | 'labels' | 'receipt'>,
	sent: ReceiptParts,
): ReceiptLine[] {
	const fields = fieldsOf(kind).map(([name, field]) => ({
		label: labels[name],
		words: sent.submission[name] ?? '',
		isLong: field.kind === 'text',
	}));
	return [
		{ label: about.label, words: sent.about ?? '', isLong: false },
		...fields.filter(({ isLong }) => !isLong),
		{ label: receipt.when, words: sent.when, isLong: false },
		...fields.filter(({ isLong }) => isLong),
	];
}

/** What happens next; the reference is spoken of only where there is one. */
export const nextSteps = (words: Pick<FormWords, 'next' | 'nextByReference'>, reference: string) =>
	reference === '' ? words.next : [...words.next, words.nextByReference];

/** A receipt as plain text, to be copied, saved or shared. */
export function receiptText(
	{
		sent,
		recorded,
		reference: label,
		receipt: { from, reach },
	}: Pick<FormWords, 'sent' | 'recorded' | 'reference' | 'receipt'>,
	reference: string,
	lines: readonly ReceiptLine[],
	next: readonly string[],
): string {
	const said = [{ label, words: reference, isLong: false }, ...lines].filter(({ words }) => words !== '');
	return [
		sent,
		recorded,
		...said.map(({ label, words, isLong }) => `${label}:${isLong ? '\n' : ' '}${words}`),
		'',
		...next,
		'',
		from,
		...reach.map(({ label }) => label),
		'',
	].join('\n');
}
