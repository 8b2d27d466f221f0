import { WovenFigure } from '#app/widgets/woven-figure.tsx';
import type { Stat } from '#content/shapes.ts';
import css from './woven-figures.module.css';

type WovenFiguresProps = {
	readonly items: readonly Stat[];
	/** One below the other also from 1280 px up, where they stand beside a picture. */
	readonly stacked?: boolean;
};

/** Figures, woven, up to four to a row, each with its label at its side, or below it where there are four. */
export function WovenFigures({ items, stacked = false }: WovenFiguresProps) {
	const layout = [css.figures, stacked || items.length > 3 ? css.many : css.across, stacked && css.stacked];
	return (
		<dl className={layout.filter(Boolean).join(' ')}>
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
