import { beforeEach, expect, test, vi } from 'vitest';
import { askUntilItComes } from './ask-until-it-comes.ts';
import * as timings from './timings.ts';

beforeEach(() => {
	vi.useFakeTimers();
	return () => vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
const lineIsBack = () => window.dispatchEvent(new Event('online'));
const comesBackToTheTab = () => document.dispatchEvent(new Event('visibilitychange'));

function failing(times: number) {
	let left = times;
	return vi.fn(async () => {
		if (left-- > 0) throw new Error('no network');
		return 'part';
	});
}

test('[ANY-2] a part that does not come is asked for again, and used once', async () => {
	const [load, use, missed] = [failing(4), vi.fn(), vi.fn()];
	askUntilItComes(load, use, missed);
	await settle();
	expect(missed).toHaveBeenCalledTimes(2);
	lineIsBack();
	await settle();
	comesBackToTheTab();
	await settle();
	expect(missed).toHaveBeenCalledTimes(4);
	expect(use).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(timings.askAgain);
	lineIsBack();
	comesBackToTheTab();
	await vi.advanceTimersByTimeAsync(timings.askAgain);
	expect(load).toHaveBeenCalledTimes(5);
	expect(use).toHaveBeenCalledExactlyOnceWith('part');
});

test('[ANY-2] what failed once comes at once, and what does not is asked for every five seconds', async () => {
	const use = vi.fn();
	askUntilItComes(failing(1), use);
	await settle();
	expect(use).toHaveBeenCalledOnce();
	const load = failing(Infinity);
	const end = askUntilItComes(load, use);
	await vi.advanceTimersByTimeAsync(timings.askAgain * 6);
	expect(load).toHaveBeenCalledTimes(8);
	end();
	await vi.advanceTimersByTimeAsync(timings.askAgain * 6);
	expect(load).toHaveBeenCalledTimes(8);
});

test('[ANY-2] a part whose first request is never answered comes by the next', async () => {
	const use = vi.fn();
	const load = vi.fn(async () => 'part').mockImplementationOnce(() => new Promise(() => {}));
	askUntilItComes(load, use);
	await vi.advanceTimersByTimeAsync(timings.askAgain);
	expect(use).toHaveBeenCalledExactlyOnceWith('part');
	await vi.advanceTimersByTimeAsync(timings.askAgain);
	expect(load).toHaveBeenCalledTimes(2);
});

test('a visitor who leaves the tab asks for nothing', async () => {
	const load = failing(Infinity);
	const end = askUntilItComes(load, vi.fn());
	await settle();
	const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
	document.dispatchEvent(new Event('visibilitychange'));
	expect(load).toHaveBeenCalledTimes(2);
	hidden.mockRestore();
	comesBackToTheTab();
	expect(load).toHaveBeenCalledTimes(3);
	end();
});

test('of what has ended nothing is told, and nothing is asked for any more', async () => {
	const [load, use, missed] = [failing(1), vi.fn(), vi.fn()];
	askUntilItComes(load, use, missed)();
	lineIsBack();
	await settle();
	expect(load).toHaveBeenCalledOnce();
	expect([use.mock.calls, missed.mock.calls]).toEqual([[], []]);
});
