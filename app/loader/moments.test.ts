import { afterEach, expect, test, vi } from 'vitest';
import { idle, interaction } from './moments.ts';

afterEach(() => vi.unstubAllGlobals());

/** Whether a promise has resolved by now. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
	const pending = Symbol('pending');
	return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
}

test.each(['pointerdown', 'keydown', 'focusin', 'wheel'])(
	'%s is something that the visitor does',
	async (event) => {
		const first = interaction();
		expect(await isSettled(first)).toBe(false);
		dispatchEvent(new Event(event));
		expect(await isSettled(first)).toBe(true);
	},
);

test('a scroll is not: the browser scrolls by itself', async () => {
	const first = interaction();
	dispatchEvent(new Event('scroll'));
	expect(await isSettled(first)).toBe(false);
});

test('an idle moment is waited for two seconds at most', () => {
	const asked = vi.fn();
	vi.stubGlobal('requestIdleCallback', asked);
	idle();
	expect(asked).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
});

test('where the browser tells no idle moment, a fifth of a second stands for it', async () => {
	vi.useFakeTimers();
	const moment = idle();
	vi.advanceTimersByTime(199);
	expect(await isSettled(moment)).toBe(false);
	vi.advanceTimersByTime(1);
	expect(await isSettled(moment)).toBe(true);
	vi.useRealTimers();
});
