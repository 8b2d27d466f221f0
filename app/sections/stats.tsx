import type { Stat } from '#content/shapes.ts';
import css from './stats.module.css';

/** Figures over their labels, a hairline on top of each; on a dyed field they take its colours. */
export function Stats({ items, field = false }: { items: readonly Stat[]; field?: boolean }) {
	return (
		<dl className={field ? `${css.stats} ${css.field}` : css.stats}>
			{items.map(({ value, label }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
