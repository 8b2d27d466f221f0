import { dayLength, type ImportantDate } from './dates.ts';

type Days = Pick<ImportantDate, 'first' | 'last'>;

/** A day, with those of its parts that the options name. */
const inWords = (day: string, options: Intl.DateTimeFormatOptions): string =>
	new Date(day).toLocaleDateString('en-GB', { timeZone: 'UTC', ...options });

/**
 * The days of a date in full: `14 December 2024`, `10 and 11 January 2025`, `30 January to 1 February 2025`.
 * @param between what stands between the first and the last day, where it is not a word
 */
export function daysInWords({ first, last }: Days, between?: string): string {
	const end = inWords(last ?? first, { day: 'numeric', month: 'long', year: 'numeric' });
	if (last === undefined) return end;
	const start = inWords(first, {
		day: 'numeric',
		month: first.slice(0, 7) === last.slice(0, 7) ? undefined : 'long',
		year: first.slice(0, 4) === last.slice(0, 4) ? undefined : 'numeric',
	});
	return `${start}${between ?? ` ${linkOf(first, last)} `}${end}`;
}

/** The word between two days. */
const linkOf = (first: string, last: string) =>
	Date.parse(last) - Date.parse(first) <= dayLength ? 'and' : 'to';

/** How many days a date lasts. */
export function countDays({ first, last }: Days): number {
	return Math.round((Date.parse(last ?? first) - Date.parse(first)) / dayLength) + 1;
}

/** When a deadline ends: `14 December 2024 at 23:59 IST`. */
export const deadlineInWords = (date: ImportantDate): string => `${daysInWords(date)} at 23:59 IST`;

/** The days as a table writes them: `10-11 Jan 2025`, `31 Jan-1 Feb 2025`. */
export const daysInShort = (days: Days): string =>
	daysInWords(days, '-').replace(/[A-Z][a-z]+/g, (month) => month.slice(0, 3));

/** The days of the week on which a date begins and ends: `a Friday and a Saturday`, `a Friday to a Sunday`. */
export function weekdaysInWords({ first, last }: Days): string {
	const weekday = (day: string) => `a ${inWords(day, { weekday: 'long' })}`;
	return last === undefined ? weekday(first) : `${weekday(first)} ${linkOf(first, last)} ${weekday(last)}`;
}
