import { WovenFigure } from '#app/widgets/woven-figure.tsx';
import type { Stat } from '#content/shapes.ts';
import css from './woven-figures.module.css';

/** Up to three figures, woven, each over its label; on phones beside it. */
export function WovenFigures({ items }: { items: readonly Stat[] }) {
	return (
		<dl className={css.figures}>
			{items.map(({ value, label }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>
						<WovenFigure figure={value} />
					</dd>
				</div>
			))}
		</dl>
	);
}
