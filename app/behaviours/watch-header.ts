import * as timings from './timings.ts';

export type HeaderState = 'top' | 'stuck' | 'hidden';

/**
 * What the header does at `y` pixels scrolled: stuck beyond 40 (HEAD-1), or 50 on the software pages (SOFT-1),
 * hidden when scrolling down past 100, shown at 100 or less and whenever scrolling up (HEAD-2). A fixed one never hides
 * (WDEV-1).
 */
export function headerState(
	before: { readonly y: number; readonly state: HeaderState },
	y: number,
	stuckBeyond: number,
	fixed = false,
): HeaderState {
	if (y <= stuckBeyond) return 'top';
	if (fixed || y <= timings.hideBeyond || y < before.y) return 'stuck';
	return y > before.y ? 'hidden' : before.state;
}

const inUse = (header: Element) =>
	header.contains(document.activeElement) ||
	header.querySelector('details[open], [aria-expanded="true"]') !== null;

/**
 * Writes `data-state` on the header while the page scrolls: `top`, `stuck` or `hidden` (HEAD-1, HEAD-2).
 * A fixed one never hides (WDEV-1), another not while focus is inside it or a menu of it is open.
 * @param stuckBeyond pixels scrolled
 * @returns what ends it
 */
export function watchHeader(header: HTMLElement, stuckBeyond: number, fixed = false): () => void {
	let before: { y: number; state: HeaderState } = { y: window.scrollY, state: 'stuck' };
	const become = (y: number, state: HeaderState) => {
		before = { y, state };
		header.dataset.state = state;
	};
	const scrolled = () => {
		const y = window.scrollY;
		const state = headerState(before, y, stuckBeyond, fixed);
		become(y, state === 'hidden' && inUse(header) ? 'stuck' : state);
	};
	const focused = () => {
		if (before.state === 'hidden') become(before.y, 'stuck');
	};
	scrolled();
	window.addEventListener('scroll', scrolled, { passive: true });
	header.addEventListener('focusin', focused);
	return () => {
		window.removeEventListener('scroll', scrolled);
		header.removeEventListener('focusin', focused);
	};
}
