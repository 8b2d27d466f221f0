import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useVisit } from './use-visit.ts';

function Probe() {
	const now = useVisit();
	return <p>{now === undefined ? 'unknown' : new Date(now).toISOString()}</p>;
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2024-12-14T18:28:59Z') }));
afterEach(() => void vi.useRealTimers());

test('the first paint knows nothing of the visitor, the visit is known after it', () => {
	expect(renderToString(<Probe />)).toContain('unknown');
	expect(render(<Probe />).container.textContent).toBe('2024-12-14T18:28:59.000Z');
});

test('coming back to the tab looks at the clock again', () => {
	const { container } = render(<Probe />);
	vi.setSystemTime(Date.parse('2024-12-14T18:29:00Z'));
	act(() => void document.dispatchEvent(new Event('visibilitychange')));
	expect(container.textContent).toBe('2024-12-14T18:29:00.000Z');
});
