import { expect, test } from 'vitest';
import { type HeaderState, headerState } from './watch-header.ts';

/** The state after each of these scroll positions in turn. */
function after(...positions: number[]): HeaderState {
	let before: { y: number; state: HeaderState } = { y: 0, state: 'top' };
	for (const y of positions) before = { y, state: headerState(before, y, 40) };
	return before.state;
}

test('[HEAD-1] becomes sticky once the page is scrolled beyond 40 px', () => {
	expect(after(40)).toBe('top');
	expect(after(41)).toBe('stuck');
});

test('[HEAD-2] is hidden while scrolling down past 100 px', () => {
	expect(after(100)).toBe('stuck');
	expect(after(101)).toBe('hidden');
	expect(after(101, 900)).toBe('hidden');
});

test('[HEAD-2] is shown whenever scrolling up, and at 100 px or less', () => {
	expect(after(900, 899)).toBe('stuck');
	expect(after(900, 100)).toBe('stuck');
	expect(after(900, 30)).toBe('top');
	expect(after(900, 899, 899)).toBe('stuck');
});

test('[WDEV-1] a fixed one is never hidden', () => {
	const stuck = { y: 50, state: 'stuck' } as const;
	expect(headerState(stuck, 900, 40, true)).toBe('stuck');
	expect(headerState(stuck, 40, 40, true)).toBe('top');
});

test('[SOFT-1] the software bar changes after 50 px', () => {
	const top = { y: 0, state: 'top' } as const;
	expect(headerState(top, 50, 50)).toBe('top');
	expect(headerState(top, 51, 50)).toBe('stuck');
});
