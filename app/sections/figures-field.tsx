import type { Stat } from '#content/shapes.ts';
import css from './figures-field.module.css';
import { WovenFigures } from './woven-figures.tsx';

/** A band in the full colour of its division: what its figures are of, and the figures, woven, as large as fit (SOFT-5). */
export function FiguresField({ heading, items }: { heading: string; items: readonly Stat[] }) {
	if (items.length === 0) return null;
	return (
		<section className={`on-field ${css.field}`}>
			<div className="wrap">
				<h2 className="h3">{heading}</h2>
				<WovenFigures items={items} />
			</div>
		</section>
	);
}
