import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as timings from './timings.ts';
import { useVisit } from './use-visit.ts';

const deadline = Date.parse('2024-12-14T18:29:00Z');
const conference = Date.parse('2025-01-09T18:30:00Z');
const turns = [deadline, conference];

function Probe() {
	const now = useVisit(turns);
	return <p>{now === undefined ? 'unknown' : new Date(now).toISOString()}</p>;
}

beforeEach(() => void vi.useFakeTimers({ now: deadline - 1000 }));
afterEach(() => void vi.useRealTimers());

const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));

test('the first paint knows nothing of the visitor, the visit is known after it', () => {
	expect(renderToString(<Probe />)).toContain('unknown');
	expect(render(<Probe />).container.textContent).toBe('2024-12-14T18:28:59.000Z');
});

test('coming back to the tab looks at the clock again', () => {
	const { container } = render(<Probe />);
	vi.setSystemTime(deadline);
	act(() => void document.dispatchEvent(new Event('visibilitychange')));
	expect(container.textContent).toBe('2024-12-14T18:29:00.000Z');
});

test('[CONF-7] a page left open looks again at the deadline, and not a millisecond before', () => {
	const { container } = render(<Probe />);
	pass(999);
	expect(container.textContent).toBe('2024-12-14T18:28:59.000Z');
	pass(1);
	expect(container.textContent).toBe('2024-12-14T18:29:00.000Z');
});

test('[CONF-7] a page left open for weeks looks again at each of its moments', () => {
	const { container } = render(<Probe />);
	pass(1000);
	pass(conference - deadline);
	expect(container.textContent).toBe('2025-01-09T18:30:00.000Z');
	expect(vi.getTimerCount()).toBe(0);
});

test('a machine that slept over the deadline is right an hour later at most', () => {
	vi.setSystemTime(deadline - 2 * timings.longestWait);
	const { container } = render(<Probe />);
	// the clock went on, the timers did not
	vi.setSystemTime(deadline + 1000);
	pass(timings.longestWait);
	expect(container.textContent).toBe(new Date(deadline + 1000 + timings.longestWait).toISOString());
});

test('one timer waits for the next moment, none once the page is gone', () => {
	const { unmount } = render(<Probe />);
	expect(vi.getTimerCount()).toBe(1);
	unmount();
	expect(vi.getTimerCount()).toBe(0);
});
