import css from './samples-note.module.css';

/** The one discreet notice of a page that shows sample data (facts.md). */
export function SamplesNote({ text }: { text: string }) {
	return (
		<p className={`wrap ${css.note}`} data-samples>
			{text}
		</p>
	);
}
