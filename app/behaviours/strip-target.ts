/**
 * Where a strip scrolls to by its buttons: most of its width on, to where an item begins; at an end round to the other
 * (HOME-4, CONF-4). All in pixels.
 * @param starts where each item begins, in order
 */
export function stripTarget(
	{ scrollLeft, scrollWidth, clientWidth }: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>,
	starts: readonly number[],
	direction: 1 | -1,
): number {
	const end = scrollWidth - clientWidth;
	if (direction === 1 && scrollLeft >= end - 1) return 0;
	if (direction === -1 && scrollLeft <= 1) return end;
	const far = scrollLeft + direction * clientWidth * 0.8;
	const near =
		direction === 1
			? starts.findLast((start) => start <= far && start > scrollLeft + 1)
			: starts.find((start) => start >= far && start < scrollLeft - 1);
	return Math.min(Math.max(near ?? far, 0), end);
}
