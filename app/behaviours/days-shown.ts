const midnight = (day: string) => Date.parse(`${day}T00:00:00+05:30`);

/**
 * The moments (milliseconds since 1970) from which and until which something is shown: the beginning of its first day
 * and the end of its last, both in India (UTC+05:30).
 */
export function daysShown({ date, until }: { date: string; until: string }): { from: number; to: number } {
	return { from: midnight(date), to: midnight(until) + 86_400_000 };
}
