import { useLive } from '#app/behaviours/use-live.ts';
import { Icon } from '#app/widgets/icon.tsx';
import { Calendar, Printer } from '#app/widgets/icons.ts';
import type { LetterWords } from '#content/shapes.ts';
import styles from './receipt.module.css';

type ReceiptProps = {
	readonly words: Pick<LetterWords, 'reference' | 'next' | 'calendar'>;
	/** Empty where the office gave none. */
	readonly reference: string;
	/** What was sent, to be read over; empty where the server answers without script. */
	readonly lines?: readonly { readonly label: string; readonly words: string }[];
};

/** What a visitor keeps of a letter: its reference, what was sent, what happens next; prints on one sheet. */
export function Receipt({ words, reference, lines = [] }: ReceiptProps) {
	const scripted = useLive();
	return (
		<div className={styles.receipt}>
			<dl className={styles.lines}>
				{reference && (
					<div className={styles.reference}>
						<dt>{words.reference}</dt>
						<dd>{reference}</dd>
					</div>
				)}
				{lines.map((line) => (
					<div key={line.label}>
						<dt>{line.label}</dt>
						<dd dir="auto">{line.words}</dd>
					</div>
				))}
			</dl>
			<ul className={styles.next}>
				{words.next.map((sentence) => (
					<li key={sentence}>{sentence}</li>
				))}
			</ul>
			<p className={styles.take}>
				{scripted && (
					<button type="button" className="btn btn--line btn--sm" onClick={() => window.print()}>
						<Icon of={Printer} size={16} />
						Print
					</button>
				)}
				{words.calendar && (
					<a className="btn btn--line btn--sm" href={words.calendar.file}>
						<Icon of={Calendar} size={16} />
						{words.calendar.label}
					</a>
				)}
			</p>
		</div>
	);
}
