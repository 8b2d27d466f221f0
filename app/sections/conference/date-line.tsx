import { builtAfter } from '#app/behaviours/built-after.ts';
import { visitorTime } from '#app/behaviours/visitor-time.ts';
import { Icon } from '#app/widgets/icon.tsx';
import { Calendar } from '#app/widgets/icons.ts';
import type { DateRow } from '#content/shapes.ts';
import { ends, hasPassed } from '#contract/dates.ts';
import css from './dates-table.module.css';

export type DateLineWords = Readonly<Record<'passed' | 'next' | 'yours' | 'addLabel', string>>;

type DateLineProps = {
	readonly row: DateRow;
	readonly words: DateLineWords;
	/** The moment of the visit, in milliseconds since 1970; unknown until script runs. */
	readonly now: number | undefined;
	/** All dates have passed, which is said once of all. */
	readonly isOver: boolean;
	/** It is the first that has not begun. */
	readonly isNext: boolean;
};

/** One date: when, what, and its calendar file until it has passed. */
export function DateLine({ row, words, now, isOver, isNext }: DateLineProps) {
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
