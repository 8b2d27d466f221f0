import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what comes in time is given on, and nothing waits any longer', async () => {
	await expect(withTimeout(Promise.resolve('page'), 1000)).resolves.toBe('page');
	expect(vi.getTimerCount()).toBe(0);
});

test('a failure in time is given on as it is', async () => {
	const failure = new Error('no network');
	await expect(withTimeout(Promise.reject(failure), 1000)).rejects.toBe(failure);
	expect(vi.getTimerCount()).toBe(0);
});

test('[ERR-2] what does not come within the limit fails', async () => {
	const failed = vi.fn();
	withTimeout(new Promise(() => {}), 1000).catch(failed);
	await vi.advanceTimersByTimeAsync(999);
	expect(failed).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(failed).toHaveBeenCalledOnce();
});
