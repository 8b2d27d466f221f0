import type { Ref } from 'react';
import type { FormWords } from '#content/shapes.ts';
import { indianMoment } from '#contract/moment.ts';
import type { SubmissionKind } from '#contract/submissions.ts';
import { Alert } from './alert.tsx';
import type { ReceiptFacts } from './kept-receipt.ts';
import { Receipt } from './receipt.tsx';
import { ReceiptActions } from './receipt-actions.tsx';
import { receiptText } from './receipt-text.ts';

type SentReceiptProps = {
	readonly kind: SubmissionKind;
	readonly words: FormWords;
	readonly receipt: ReceiptFacts;
	/** Whether the form holds words that were written after it was sent. */
	readonly isWritten: boolean;
	/** Restored after a reload, so it is not announced again. */
	readonly isKept?: boolean;
	readonly onAgain: () => void;
	readonly ref: Ref<HTMLDivElement>;
};

/** The receipt of what was sent from this page, where the form stood (FORM-10). */
export function SentReceipt({ kind, words, receipt, isWritten, isKept, onAgain, ref }: SentReceiptProps) {
	const parts = { ...receipt, when: indianMoment(receipt.at) };
	return (
		<>
			<Alert tone="ok" words={words.sent} quiet={isKept} ref={ref} />
			<Receipt kind={kind} words={words} parts={parts} again={onAgain} isWritten={isWritten}>
				<ReceiptActions
					words={words.receipt}
					name={receipt.reference || words.name}
					text={receiptText(kind, words, parts)}
				/>
			</Receipt>
		</>
	);
}
