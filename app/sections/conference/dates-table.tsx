import { builtAfter } from '#app/behaviours/built-after.ts';
import { useVisit } from '#app/behaviours/use-visit.ts';
import { visitorTime } from '#app/behaviours/visitor-time.ts';
import { Icon } from '#app/widgets/icon.tsx';
import { Calendar } from '#app/widgets/icons.ts';
import type { DateRow } from '#content/shapes.ts';
import { begins, ends, hasPassed } from '#contract/dates.ts';
import css from './dates-table.module.css';

type DatesWords = Readonly<Record<'passed' | 'next' | 'yours' | 'addLabel', string>> & {
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

type DateLineProps = {
	readonly row: DateRow;
	readonly words: DatesWords;
	/** The moment of the visit, in milliseconds since 1970; unknown until script runs. */
	readonly now: number | undefined;
	/** All dates have passed, which is said once of all. */
	readonly isOver: boolean;
	/** It is the first that has not begun. */
	readonly isNext: boolean;
};

/** One date: when, what, and its calendar file until it has passed. */
function DateLine({ row, words, now, isOver, isNext }: DateLineProps) {
	const { date, days, note, file } = row;
	const passed = hasPassed(date, now ?? builtAfter);
	const yours = now !== undefined && !passed && date.is === 'deadline' ? visitorTime(ends(date)) : undefined;
	return (
		<tr
			className={date.id === 'conference' ? css.event : undefined}
			data-passed={passed || undefined}
			data-next={isNext || undefined}
		>
			<td className={css.when}>
				{days.map((day, at) => (
					<span key={day.machine}>
						{at > 0 && <span>-</span>}
						<time dateTime={day.machine}>{day.words}</time>
					</span>
				))}
				{passed && !isOver && <span className={css.passed}>{words.passed}</span>}
				{isNext && <span className={css.next}>{words.next}</span>}
			</td>
			<th scope="row">
				<span>{date.label}</span>
				<span className={css.note}>
					<span>{note}</span>
					{yours && <span>{`, ${words.yours} `}</span>}
					{yours && <span className={css.yours}>{yours}</span>}
				</span>
			</th>
			{!isOver && (
				<td className={`screen-only ${css.file}`}>
					{!passed && (
						<a className="sq" href={file} download>
							<Icon of={Calendar} />
							<span className="vh">{`${words.addLabel}: ${date.label}`}</span>
						</a>
					)}
				</td>
			)}
		</tr>
	);
}
