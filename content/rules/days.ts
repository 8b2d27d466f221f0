const inEnglish = new Intl.DateTimeFormat('en-GB', {
	day: 'numeric',
	month: 'long',
	year: 'numeric',
	timeZone: 'UTC',
});
const monthInEnglish = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** A day as people say it: `14 December 2024`. */
export const dayInWords = (day: string): string => inEnglish.format(new Date(`${day}T00:00:00Z`));

/** Whether a text is a day of the calendar, written as `2024-12-14`. */
export function isDay(words: unknown): words is string {
	if (typeof words !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(words)) return false;
	const moment = new Date(`${words}T00:00:00Z`);
	return !Number.isNaN(moment.valueOf()) && moment.toISOString().startsWith(words);
}

/** Why a text is no day: `30 February 2027 does not exist: …`. */
export function whyNoDay(words: unknown): string {
	const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(words)) ?? [];
	if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1)
		return `“${words}” is no day: choose one in the calendar.`;
	const last = new Date(Date.UTC(Number(year), Number(month), 0));
	const name = monthInEnglish.format(last);
	return `${Number(day)} ${name} ${year} does not exist: ${name} ${year} has ${last.getUTCDate()} days.`;
}
