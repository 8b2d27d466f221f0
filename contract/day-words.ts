import { dayLength, type ImportantDate } from './dates.ts';

const months = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
];

const parts = (day: string) => day.split('-').map(Number) as [year: number, month: number, day: number];

/**
 * The days of a date in full: `14 December 2024`, `10 and 11 January 2025`, `30 January to 1 February 2025`.
 * @param between what stands between the first and the last day, where it is not a word
 */
export function daysInWords(
	{ first, last }: Pick<ImportantDate, 'first' | 'last'>,
	between?: string,
): string {
	const [year, month, day] = parts(last ?? first);
	const end = `${day} ${months[month - 1]} ${year}`;
	if (last === undefined) return end;
	const [firstYear, firstMonth, firstDay] = parts(first);
	const firstMonthInWords = firstMonth === month ? '' : ` ${months[firstMonth - 1]}`;
	const start = firstYear === year ? `${firstDay}${firstMonthInWords}` : daysInWords({ first });
	const twoDays = Date.parse(last) - Date.parse(first) <= dayLength;
	return `${start}${between ?? (twoDays ? ' and ' : ' to ')}${end}`;
}

/** How many days a date lasts. */
export function countDays({ first, last }: Pick<ImportantDate, 'first' | 'last'>): number {
	return Math.round((Date.parse(last ?? first) - Date.parse(first)) / dayLength) + 1;
}

/** When a deadline ends: `14 December 2024 at 23:59 IST`. */
export const deadlineInWords = (date: ImportantDate): string => `${daysInWords(date)} at 23:59 IST`;

/** The days as a table writes them: `10-11 Jan 2025`, `31 Jan-1 Feb 2025`. */
export function daysInShort({ first, last }: Pick<ImportantDate, 'first' | 'last'>): string {
	const short = (day: string, withMonth: boolean) => {
		const [, month, date] = parts(day);
		return withMonth ? `${date} ${(months[month - 1] ?? '').slice(0, 3)}` : String(date);
	};
	const year = (last ?? first).slice(0, 4);
	if (last === undefined) return `${short(first, true)} ${year}`;
	return `${short(first, first.slice(0, 7) !== last.slice(0, 7))}-${short(last, true)} ${year}`;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The days of the week on which a date begins and ends: `a Friday and a Saturday`, `a Friday to a Sunday`. */
export function weekdaysInWords({ first, last }: Pick<ImportantDate, 'first' | 'last'>): string {
	const weekday = (day: string) => `a ${weekdays[new Date(day).getUTCDay()]}`;
	if (last === undefined) return weekday(first);
	const twoDays = Date.parse(last) - Date.parse(first) <= dayLength;
	return `${weekday(first)} ${twoDays ? 'and' : 'to'} ${weekday(last)}`;
}
