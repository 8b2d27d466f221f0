import type { TimelineYear } from '#content/shapes.ts';
import css from './years.module.css';

export type YearsProps = {
	readonly years: readonly TimelineYear[];
	readonly words: {
		readonly one: string;
		readonly many: string;
		/** Beside the place of a count that is not known, and what is said of it until then. */
		readonly place: string;
		readonly unknown: string;
	};
};

/** Years in a row on one line, each with its count, or with the space for it while it is not known (TIME-1). */
export function Years({ years, words }: YearsProps) {
	if (years.length === 0) return null;
	return (
		<ol className={css.years}>
			{years.map(({ year, count }) => (
				<li key={year}>
					<b className={css.year}>{year}</b>{' '}
					<span className={css.count}>
						{count === undefined ? <i aria-hidden="true" /> : <b>{count}</b>}{' '}
						<span className={css.word}>
							{count === undefined ? words.place : count === 1 ? words.one : words.many}
						</span>
						{count === undefined && <span className="vh">{`: ${words.unknown}`}</span>}
					</span>
				</li>
			))}
		</ol>
	);
}
