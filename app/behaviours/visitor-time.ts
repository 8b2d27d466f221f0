const india = 5.5 * 60;
const twoDigits = (count: number) => String(count).padStart(2, '0');

/**
 * A moment on the visitor's clock, as `14 Dec 2024, 18:29 GMT`; nothing where that clock shows the same as India's.
 * Without `Intl`, whose first use blocks the page for 15 to 50 ms on a fast machine.
 * @param moment milliseconds since 1970
 */
export function visitorTime(moment: number): string | undefined {
	const at = new Date(moment);
	const ahead = -at.getTimezoneOffset();
	if (ahead === india) return undefined;
	const [, month, , year] = at.toDateString().split(' ');
	const clock = `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
	return `${at.getDate()} ${month} ${year}, ${clock} ${zone(ahead)}`;
}

/** `GMT`, `GMT-10`, `GMT+5:45`. */
function zone(ahead: number): string {
	if (ahead === 0) return 'GMT';
	const minutes = Math.abs(ahead) % 60;
	return `GMT${ahead < 0 ? '-' : '+'}${Math.trunc(Math.abs(ahead) / 60)}${minutes ? `:${twoDigits(minutes)}` : ''}`;
}
