import type { Feature } from '#content/shapes.ts';
import css from './letter.module.css';

/** What to write, as a letter in a woven border. */
export function Letter({ items }: { items: readonly Feature[] }) {
	return (
		<ul className={css.letter}>
			{items.map(({ title, text }) => (
				<li key={title}>
					<h3 className="h3">{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ul>
	);
}
