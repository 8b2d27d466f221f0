/**
 * Where a strip scrolls to by its buttons: most of its width on, at an end round to the other (HOME-4, CONF-4).
 * All in pixels.
 */
export function stripTarget(at: number, width: number, seen: number, direction: 1 | -1): number {
	const end = width - seen;
	if (direction === 1 && at >= end - 1) return 0;
	if (direction === -1 && at <= 1) return end;
	return Math.min(Math.max(at + direction * seen * 0.8, 0), end);
}
