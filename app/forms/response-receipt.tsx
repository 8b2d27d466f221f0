import type { FormWords } from '#content/shapes.ts';
import type { SubmissionKind } from '#contract/submissions.ts';
import css from './receipt.module.css';
import { Receipt } from './receipt.tsx';
import { nextSteps, type ReceiptParts, receiptLines } from './receipt-text.ts';

type ResponseReceiptProps = {
	readonly kind: SubmissionKind;
	readonly words: FormWords;
	/** What the server writes there. */
	readonly parts: ReceiptParts & { readonly reference: string; readonly page: string };
};

/** The receipt on the page that answers a form without script (FORM-8, FORM-10). */
export function ResponseReceipt({ kind, words, parts }: ResponseReceiptProps) {
	return (
		<Receipt
			words={words}
			reference={parts.reference}
			lines={receiptLines(kind, words, parts)}
			next={nextSteps(words, parts.reference)}
			calendar={words.calendar}
			again={
				<a className={css.quiet} href={parts.page}>
					{words.receipt.again}
				</a>
			}
			note={words.again}
		/>
	);
}
