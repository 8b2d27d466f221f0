import type { Stat } from '#content/shapes.ts';
import css from './stats.module.css';

type StatsProps = {
	readonly items: readonly Stat[];
	/** What the figures are of, where no heading says it. */
	readonly of?: string;
	readonly field?: boolean;
};

/** Figures over their labels, a hairline on top of each; on a dyed field they take its colours. */
export function Stats({ items, of, field = false }: StatsProps) {
	return (
		<div className={field ? css.field : undefined}>
			{of === undefined ? null : <p className={css.of}>{of}</p>}
			<dl className={css.stats}>
				{items.map(({ value, label }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd className="numeral">{value}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
