import type { Feature } from '#content/shapes.ts';
import css from './feature-list.module.css';

/** Headings with a sentence between hairlines, in two columns. */
export function FeatureList({ items }: { items: readonly Feature[] }) {
	return (
		<ul className={css.list}>
			{items.map(({ title, text }) => (
				<li key={title} className={css.item}>
					<h3 className="h4">{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ul>
	);
}
