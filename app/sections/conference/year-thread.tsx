import type { TimelineYear } from '#content/shapes.ts';
import css from './year-thread.module.css';

export type CountWords = { readonly one: string; readonly many: string; readonly unknown: string };

function countWords(count: number | undefined, words: CountWords): string {
	if (count === undefined) return words.unknown;
	return `${count} ${count === 1 ? words.one : words.many}`;
}

/** The years on one line, drawn as if woven: every other one passes under it (TIME-1). */
export function YearThread({ years, words }: { years: readonly TimelineYear[]; words: CountWords }) {
	return (
		<ol className={css.years}>
			{years.map(({ year, count }) => (
				<li key={year}>
					<b>{year}</b>
					<span>{countWords(count, words)}</span>
				</li>
			))}
		</ol>
	);
}
