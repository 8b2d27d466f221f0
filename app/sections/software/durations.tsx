import type { Duration } from '#content/shapes.ts';
import css from './durations.module.css';

/** Weeks as squares of a draft: filled, up to the shortest it takes; woven, up to the longest (WDEV-2). */
export function Durations({ heading, items }: { heading: string; items: readonly Duration[] }) {
	const most = Math.max(...items.map(({ to }) => to));
	const weeks = Array.from({ length: most }, (_, at) => at + 1);
	return (
		<div className={css.sheet}>
			<h2 className="h4">{heading}</h2>
			<dl>
				{items.map(({ label, from, to }) => (
					<div key={label} className={css.row}>
						<dt>{label}</dt>
						<dd className={css.weeks}>{`${from}-${to} weeks`}</dd>
						<dd className={css.squares} aria-hidden="true">
							{weeks.map((week) => (
								<i key={week} className={week <= from ? css.filled : week <= to ? css.woven : undefined}>
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
