import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as timings from './timings.ts';
import { useRotation } from './use-rotation.ts';

function Films() {
	const films = useRotation({ count: 3, every: timings.groupTick, growth: timings.groupStep });
	return (
		<section aria-label="films" {...films.containerProps}>
			<output>{films.index}</output>
			<i data-testid="bar" ref={films.bar} />
			<button type="button" onClick={films.next}>
				Next
			</button>
		</section>
	);
}

const shown = () => Number(screen.getByRole('status').textContent);
const bar = () => screen.getByTestId('bar').style.width;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
	vi.useFakeTimers();
	render(<Films />);
});
afterEach(() => vi.useRealTimers());

test('[GROUP-3] advances every 8000 ms; the bar grows 1.25 percent every 100 ms', () => {
	pass(99);
	expect(bar()).toBe('');
	pass(1);
	expect(bar()).toBe('1.25%');
	pass(7899);
	expect([shown(), bar()]).toEqual([0, '98.75%']);
	pass(1);
	expect([shown(), bar()]).toEqual([1, '0%']);
	pass(16_000);
	expect(shown()).toBe(0);
});

test('[GROUP-3] a change by hand resets the bar', () => {
	pass(5000);
	expect(bar()).toBe('62.5%');
	fireEvent.click(screen.getByRole('button', { name: 'Next' }));
	expect([shown(), bar()]).toEqual([1, '0%']);
	pass(7999);
	expect(shown()).toBe(1);
	pass(1);
	expect(shown()).toBe(2);
});

test('[GROUP-5] hovering pauses slides and bar, leaving resumes both where they were', () => {
	pass(4000);
	fireEvent.pointerOver(screen.getByRole('region'));
	pass(60_000);
	expect([shown(), bar()]).toEqual([0, '50%']);
	fireEvent.pointerLeave(screen.getByRole('region'));
	pass(3999);
	expect(shown()).toBe(0);
	pass(1);
	expect(shown()).toBe(1);
});
