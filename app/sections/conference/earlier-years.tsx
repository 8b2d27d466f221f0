import type { TimelineYear } from '#content/shapes.ts';
import css from './earlier-years.module.css';

/** The years before the conferences on record, each a pick on one thread, with its count where that is known. */
export function EarlierYears({ years }: { years: readonly TimelineYear[] }) {
	return (
		<ol className={css.years}>
			{years.map(({ year, count }) => (
				<li key={year}>
					<b>{year}</b>
					{count !== undefined && <span>{count}</span>}
				</li>
			))}
		</ol>
	);
}
