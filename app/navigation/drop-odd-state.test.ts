import fc from 'fast-check';
import { createBrowserRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { dropOddState, isRoutersState } from './drop-odd-state.ts';

const odd = [
	0,
	1,
	'',
	'abc',
	true,
	[],
	[1],
	{ usr: 5 },
	{ usr: [] },
	{ key: {} },
	{ idx: '0' },
	{ masked: {} },
	{ masked: null },
];
const good = [
	null,
	{},
	{ idx: 0 },
	{ usr: null, key: 'k', idx: 3, masked: undefined },
	{ usr: { dialog: 'a' } },
	{ theirs: 1 },
];

beforeEach(() => {
	window.history.replaceState(null, '', '/here?q=1#part');
});

test('[ANY-4] the state of a history entry is kept where the router can read it', () => {
	for (const state of good) expect(isRoutersState(state), JSON.stringify(state)).toBe(true);
	for (const state of odd) expect(isRoutersState(state), JSON.stringify(state)).toBe(false);
});

test('[ANY-4] whatever lies in the history entry, the router starts at the address of the tab', () => {
	const anything = fc.oneof(
		fc.jsonValue(),
		fc.record(
			{ usr: fc.jsonValue(), key: fc.jsonValue(), idx: fc.jsonValue(), masked: fc.jsonValue() },
			{ requiredKeys: [] },
		),
	);
	fc.assert(
		fc.property(anything, (state) => {
			window.history.replaceState(state, '', '/here?q=1#part');
			dropOddState();
			const router = createBrowserRouter([{ path: '*' }]);
			const { pathname, search, hash, key } = router.state.location;
			router.dispose();
			expect([pathname, search, hash, typeof key]).toEqual(['/here', '?q=1', '#part', 'string']);
		}),
	);
});

test('[ANY-4] an odd entry that Back leads to is dropped before the router reads it', () => {
	dropOddState();
	window.history.replaceState({ masked: {} }, '', '/here');
	window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
	expect(window.history.state).toBeNull();
});
