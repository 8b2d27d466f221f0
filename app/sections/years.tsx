import type { TimelineYear } from '#content/shapes.ts';
import css from './years.module.css';

export type YearsProps = {
	readonly years: readonly TimelineYear[];
	readonly words: {
		readonly one: string;
		readonly many: string;
		/** Said of a count that is not known to those who listen; to the eye it is said once, above all of them. */
		readonly unknown: string;
	};
};

/** Years in a row on one line, each with its count, or its place while that is not known (TIME-1). */
export function Years({ years, words }: YearsProps) {
	if (years.length === 0) return null;
	return (
		<ol className={css.years}>
			{years.map(({ year, count }) => (
				<li key={year}>
					<b className={css.year}>{year}</b>{' '}
					{count === undefined ? (
						<span className={css.count}>
							<i className={css.place} aria-hidden="true" />
							<span className={css.word} aria-hidden="true">
								{words.many}
							</span>
							<span className="vh">{words.unknown}</span>
						</span>
					) : (
						<span className={css.count}>
							<b>{count}</b> <span className={css.word}>{count === 1 ? words.one : words.many}</span>
						</span>
					)}
				</li>
			))}
		</ol>
	);
}
