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

/** Years in a row on one warp, a piece of cloth for each, with its count where that is known (TIME-1). */
export function Years({ years, words }: YearsProps) {
	if (years.length === 0) return null;
	return (
		<ol className={css.years}>
			{years.map(({ year, count }) => (
				<li key={year}>
					<b className={css.year}>{year}</b>{' '}
					{count === undefined ? (
						<span className="vh">{words.unknown}</span>
					) : (
						<span className={css.count}>
							{/* five years to a phone leave no room for the word; the sentence above says what is counted */}
							<b>{count}</b> <span className="vh-phone">{count === 1 ? words.one : words.many}</span>
						</span>
					)}
				</li>
			))}
		</ol>
	);
}
