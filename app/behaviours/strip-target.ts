/**
 * Where a strip scrolls to by its buttons: most of its width on, to where an item begins; at an end round to the other
 * (HOME-4, CONF-4). All in pixels.
 * @param starts where each item begins, in order
 */
export function stripTarget(
	at: number,
	width: number,
	seen: number,
	direction: 1 | -1,
	starts: readonly number[],
): number {
	const end = width - seen;
	if (direction === 1 && at >= end - 1) return 0;
	if (direction === -1 && at <= 1) return end;
	const far = at + direction * seen * 0.8;
	const near =
		direction === 1
			? starts.findLast((start) => start <= far && start > at + 1)
			: starts.find((start) => start >= far && start < at - 1);
	return Math.min(Math.max(near ?? far, 0), end);
}
