import type { Duration } from '#content/shapes.ts';
import css from './durations.module.css';

/** Weeks as cloth on its warp: close, up to the shortest it takes; plain weave, up to the longest; then bare threads (WDEV-2). */
export function Durations({ heading, items }: { heading: string; items: readonly Duration[] }) {
	const most = Math.max(...items.map(({ to }) => to));
	const weeks = Array.from({ length: most }, (_, at) => at + 1);
	return (
		<div>
			<h2 className="h4 soft">{heading}</h2>
			<dl>
				{items.map(({ label, from, to }) => (
					<div key={label} className={css.row}>
						<dt>{label}</dt>
						<dd className={`numeral ${css.weeks}`}>{`${from}-${to} weeks`}</dd>
						<dd className={css.cloth} aria-hidden="true">
							{weeks.map((week) => (
								<i key={week} className={week <= from ? css.close : week <= to ? css.plain : undefined}>
									{week}
								</i>
							))}
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
