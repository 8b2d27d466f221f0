import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { onScreen, watchedMargin } from '../test-screen.ts';
import { nearPart } from './near-part.ts';
import * as timings from './timings.ts';
import { useNear } from './use-near.ts';

beforeEach(() => {
	vi.useFakeTimers();
	onScreen(false);
	return () => vi.useRealTimers();
});

const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A place whose module fails so many times before it comes. */
function open(failures = 0, isWanted = false) {
	let left = failures;
	const load = vi.fn(async () => {
		if (left-- > 0) throw new Error('no network');
		return { words: 'loaded' };
	});
	const part = nearPart(load);
	function Place() {
		const place = useRef<HTMLDivElement>(null);
		const module = useNear(place, part, () => isWanted);
		return (
			<div ref={place}>
				<input aria-label="field" />
				<p>{module?.words ?? 'plain'}</p>
			</div>
		);
	}
	const { unmount } = render(<Place />);
	return { load, part, Place, unmount, field: screen.getByRole<HTMLInputElement>('textbox') };
}

test('a module is not asked for before one is within a screen of its place; then what stands there stays', async () => {
	const { load, field } = open();
	expect(watchedMargin()).toBe('100% 0%');
	field.value = 'typed';
	await settle(60_000);
	expect(load).not.toHaveBeenCalled();
	onScreen(true);
	await settle();
	expect(screen.getByText('loaded')).toBeTruthy();
	expect(screen.getByRole('textbox')).toBe(field);
	expect(field.value).toBe('typed');
	expect(load).toHaveBeenCalledOnce();
});

test.each(['pointerDown', 'focusIn', 'input'] as const)(
	'it comes as well with the first %s at its place, once',
	async (touch) => {
		const { load, field } = open();
		fireEvent[touch](field);
		fireEvent[touch](field);
		onScreen(true);
		await settle();
		expect(screen.getByText('loaded')).toBeTruthy();
		expect(load).toHaveBeenCalledOnce();
	},
);

test('what is wanted at once comes at once', async () => {
	const { load } = open(0, true);
	await settle();
	expect(load).toHaveBeenCalledOnce();
	expect(screen.getByText('loaded')).toBeTruthy();
});

test('[ANY-2] a module that does not come leaves its place as it is, and is asked for again until it comes', async () => {
	const { field } = open(3);
	fireEvent.focusIn(field);
	await settle();
	expect(screen.getByText('plain')).toBeTruthy();
	await settle(timings.askAgain);
	expect(screen.getByText('plain')).toBeTruthy();
	await settle(timings.askAgain);
	expect(screen.getByText('loaded')).toBeTruthy();
});

test('a page that is left asks no more', async () => {
	const { load, field, unmount } = open(Infinity);
	fireEvent.focusIn(field);
	await settle();
	unmount();
	await settle(60_000);
	expect(load).toHaveBeenCalledTimes(2);
});

test('where it has come before, as with a page that one walks to, it is there in the first drawing', async () => {
	const { part, Place, unmount } = open();
	unmount();
	await part.bring();
	render(<Place />);
	expect(screen.getByText('loaded')).toBeTruthy();
});
