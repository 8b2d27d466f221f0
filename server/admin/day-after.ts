/** The day so many days after a moment, such as `2026-12-21`. */
export function dayAfter(moment: number, days: number): string {
	return new Date(moment + days * 86_400_000).toISOString().slice(0, 10);
}
