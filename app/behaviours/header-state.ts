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
