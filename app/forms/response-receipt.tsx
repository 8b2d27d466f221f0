import type { FormWords } from '#content/shapes.ts';
import type { SubmissionKind } from '#contract/submissions.ts';
import css from './receipt.module.css';
import { Receipt } from './receipt.tsx';
import type { ReceiptParts } from './receipt-text.ts';

type ResponseReceiptProps = {
	readonly kind: SubmissionKind;
	readonly words: FormWords;
	/** What the server writes there. */
	readonly parts: ReceiptParts & { readonly page: string };
};

/** The receipt on the page that answers a form without script (FORM-8, FORM-10). */
export function ResponseReceipt({ kind, words, parts }: ResponseReceiptProps) {
	return (
		<Receipt
			kind={kind}
			words={words}
			parts={parts}
			again={
				<a className={css.quiet} href={parts.page}>
					{words.receipt.again}
				</a>
			}
			note={words.again}
		/>
	);
}
