import type { KeyboardEvent } from 'react';

/** Arrow keys lead from the field of a search to what it found, from one result to the next, and back. */
export function walkResults(event: KeyboardEvent<HTMLElement>): void {
	const { key, currentTarget: search, nativeEvent } = event;
	if ((key !== 'ArrowDown' && key !== 'ArrowUp') || nativeEvent.isComposing) return;
	const stops = [...search.querySelectorAll<HTMLElement>('input, li a')];
	const here = stops.indexOf(document.activeElement as HTMLElement);
	const next = stops[Math.max(here, 0) + (key === 'ArrowDown' ? 1 : -1)];
	if (next === undefined) return;
	event.preventDefault();
	next.focus();
}
