import css from './first-lines.module.css';

type Line = { readonly title: string; readonly text: string };

/** What a first message should say, as a list of terms. */
export function FirstLines({ lines }: { lines: readonly Line[] }) {
	return (
		<dl className={css.lines}>
			{lines.map(({ title, text }) => (
				<div key={title}>
					<dt>{title}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}
