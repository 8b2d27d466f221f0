const fields = {
	day: 'numeric',
	month: 'short',
	year: 'numeric',
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23',
} as const;

const clock = (zone: string, name?: 'short') =>
	new Intl.DateTimeFormat('en-GB', { ...fields, timeZone: zone, ...(name && { timeZoneName: name }) });

/**
 * A moment on the visitor's clock, as `14 Dec 2024, 18:29 GMT`; nothing where that clock shows the same as India's.
 * @param moment milliseconds since 1970
 * @param zone the visitor's time zone, an IANA name
 */
export function visitorTime(moment: number, zone: string): string | undefined {
	if (clock(zone).format(moment) === clock('Asia/Kolkata').format(moment)) return undefined;
	return clock(zone, 'short').format(moment);
}
