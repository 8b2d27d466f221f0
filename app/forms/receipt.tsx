import type { ReactNode } from 'react';
import { Icon } from '#app/widgets/icon.tsx';
import { Calendar } from '#app/widgets/icons.ts';
import { SampleMark } from '#app/widgets/sample-mark.tsx';
import { TextList } from '#app/widgets/text-list.tsx';
import type { FormWords } from '#content/shapes.ts';
import type { SubmissionKind } from '#contract/submissions.ts';
import css from './receipt.module.css';
import { nextSteps, type ReceiptParts, receiptLines } from './receipt-text.ts';

type ReceiptProps = {
	readonly kind: SubmissionKind;
	readonly words: FormWords;
	readonly parts: ReceiptParts;
	/** Brings the form back: the address of its page, or what does it there. */
	readonly again: string | (() => void);
	/** Whether the form holds words that were written after it was sent. */
	readonly isWritten?: boolean;
	/** What script can do with it. */
	readonly children?: ReactNode;
};

/**
 * What a visitor keeps of a submission (FORM-10): its reference, what was sent, what happens next, whom to ask; prints on
 * one sheet. In the answer without script the server writes into it, and a line that stays empty is not seen.
 */
export function Receipt({ kind, words, parts, again, isWritten, children }: ReceiptProps) {
	const { receipt, calendar } = words;
	const lines = receiptLines(kind, words, parts);
	return (
		<div className={`stack ${css.receipt}`} data-receipt>
			<dl className={css.lines}>
				{parts.reference && (
					<div className={css.reference}>
						<dt>{words.reference}</dt>
						<dd translate="no">{parts.reference}</dd>
					</div>
				)}
				{lines
					.filter(({ isLong }) => !isLong)
					.map((line) => (
						<div key={line.label}>
							<dt>{line.label}</dt>
							<dd dir="auto" translate="no">
								{line.words}
							</dd>
						</div>
					))}
			</dl>
			{lines
				.filter(({ isLong }) => isLong)
				.map((line) => (
					<details key={line.label} className={`unfold ${css.long}`}>
						<summary>{line.label}</summary>
						<p dir="auto" translate="no">
							{line.words}
						</p>
					</details>
				))}
			<p>{words.recorded}</p>
			<TextList of={nextSteps(words, parts.reference)} className={css.next} />
			<div className={`btns ${css.from}`}>
				<p>{receipt.from}</p>
				{receipt.reach.map((way) => (
					<a key={way.to} className="link" href={way.to} translate="no">
						{way.label}
					</a>
				))}
				<SampleMark of={receipt.reach} />
			</div>
			<div className={`btns ${css.take}`}>
				{children}
				{calendar && (
					<a className="btn btn--line btn--sm" href={calendar.file}>
						<Icon of={Calendar} size={16} />
						<span>{calendar.label}</span>
					</a>
				)}
			</div>
			<div className={`btns ${css.again}`}>
				{typeof again === 'string' ? (
					<a className={css.quiet} href={again}>
						{receipt.again}
					</a>
				) : (
					<button type="button" className={css.quiet} onClick={again}>
						{receipt.again}
					</button>
				)}
				<p>{isWritten ? receipt.since : words.again}</p>
			</div>
		</div>
	);
}
