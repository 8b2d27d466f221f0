import css from './samples-note.module.css';

type SamplesNoteProps = {
	readonly text: string;
	/** The ground of the section before, which the notice belongs to. */
	readonly ground?: 'paper' | 'tint' | 'wash';
};

/** The one discreet notice of a page that shows sample data (facts.md). */
export function SamplesNote({ text, ground = 'paper' }: SamplesNoteProps) {
	return (
		<div className={`on-${ground} ${css.foot}`}>
			<p className="wrap note" data-samples>
				{text}
			</p>
		</div>
	);
}
