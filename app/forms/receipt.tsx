import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { Icon } from '#app/widgets/icon.tsx';
import { Calendar } from '#app/widgets/icons.ts';
import type { FormWords } from '#content/shapes.ts';
import styles from './receipt.module.css';
import { ReceiptActions } from './receipt-actions.tsx';
import { nextSteps, type ReceiptLine, receiptText } from './receipt-text.ts';

type ReceiptProps = {
	readonly words: FormWords;
	/** Empty where the server gave none. */
	readonly reference: string;
	/** What was sent, to be read over; empty where the server answers without script. */
	readonly lines?: readonly ReceiptLine[];
	/** Takes the receipt away; needed where script shows it. */
	readonly onAway?: () => void;
};

/** What a visitor keeps of a submission: its reference, what was sent, what happens next; prints on one sheet. */
export function Receipt({ words, reference, lines = [], onAway }: ReceiptProps) {
	const scripted = useHydrated();
	return (
		<div className={styles.receipt}>
			<p>{words.recorded}</p>
			<dl className={styles.lines}>
				{reference && (
					<div className={styles.reference}>
						<dt>{words.reference}</dt>
						<dd translate="no">{reference}</dd>
					</div>
				)}
				{lines
					.filter(({ long }) => !long)
					.map((line) => (
						<div key={line.label}>
							<dt>{line.label}</dt>
							<dd dir="auto" translate="no">
								{line.words}
							</dd>
						</div>
					))}
			</dl>
			<ul className={styles.next}>
				{nextSteps(words, reference).map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
			<div className={styles.take}>
				{scripted && onAway && (
					<ReceiptActions
						words={words.receipt}
						name={reference || words.name}
						text={receiptText(words, reference, lines)}
						onAway={onAway}
					/>
				)}
				{words.calendar && (
					<a className="btn btn--line btn--sm" href={words.calendar.file}>
						<Icon of={Calendar} size={16} />
						{words.calendar.label}
					</a>
				)}
			</div>
		</div>
	);
}
