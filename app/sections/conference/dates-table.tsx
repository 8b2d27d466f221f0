import { builtAfter } from '#app/behaviours/built-after.ts';
import { useVisit } from '#app/behaviours/use-visit.ts';
import type { DateRow } from '#content/shapes.ts';
import { begins, ends, hasPassed } from '#contract/dates.ts';
import { DateLine, type DateLineWords } from './date-line.tsx';
import css from './dates-table.module.css';

export type DatesWords = DateLineWords & {
	readonly caption: string;
	readonly columns: { readonly date: string; readonly milestone: string; readonly calendar: string };
	/** Said once of all dates when the last one has passed. */
	readonly allPassed: string;
	/** When a deadline ends. */
	readonly rule: string;
	readonly rows: readonly DateRow[];
	/** Stands in place of the table while there is no date. */
	readonly none: string;
};

type DatesTableProps = {
	readonly words: DatesWords;
	/** The dates stand on one thread, a knot for each: what is still to come. */
	readonly threaded?: boolean;
};

/** The dates of an edition (CONF-7); once script runs, what has passed and what is next are marked and the visitor's own time stands beside. */
export function DatesTable({ words, threaded = false }: DatesTableProps) {
	const now = useVisit(words.rows.flatMap(({ date }) => [begins(date), ends(date)]));
	const next = words.rows.find(({ date }) => (now ?? Infinity) < begins(date));
	const isOver = words.rows.every(({ date }) => hasPassed(date, now ?? builtAfter));
	if (words.rows.length === 0) return <p>{words.none}</p>;
	return (
		<>
			<table className={threaded ? `${css.dates} ${css.threaded}` : css.dates}>
				<caption className="vh">{words.caption}</caption>
				<thead>
					{isOver && (
						<tr>
							<td colSpan={2}>{words.allPassed}</td>
						</tr>
					)}
					<tr>
						<th scope="col">{words.columns.date}</th>
						<th scope="col">{words.columns.milestone}</th>
						{!isOver && (
							<th scope="col" className="screen-only">
								<span className="vh">{words.columns.calendar}</span>
							</th>
						)}
					</tr>
				</thead>
				<tbody>
					{words.rows.map((row) => (
						<DateLine
							key={row.date.id}
							row={row}
							words={words}
							now={now}
							isOver={isOver}
							isNext={row === next}
						/>
					))}
				</tbody>
			</table>
			<p className={`note ${css.rule}`}>{words.rule}</p>
		</>
	);
}
