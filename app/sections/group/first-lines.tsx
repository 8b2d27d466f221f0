import type { Feature } from '#content/shapes.ts';
import css from './first-lines.module.css';

/** What a first message should say, as a list of terms. */
export function FirstLines({ lines }: { lines: readonly Feature[] }) {
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
