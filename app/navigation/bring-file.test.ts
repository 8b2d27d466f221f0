import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as timings from '#app/behaviours/timings.ts';
import { bringFile } from './bring-file.ts';

const missing = new Error('no file');
const reload = vi.fn();

beforeEach(() => {
	vi.useFakeTimers();
	reload.mockReset();
});
afterEach(() => {
	document.body.innerHTML = '';
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** Asks for a file that fails so many times, of a server that answers so when it is asked itself, or not at all. */
function ask(failures: number, status?: number) {
	vi.stubGlobal('fetch', async () => {
		if (status === undefined) throw new TypeError('no network');
		return new Response(null, { status });
	});
	let left = failures;
	const get = vi.fn(async () => {
		if (left-- > 0) throw missing;
		return 'file';
	});
	const settled = vi.fn();
	bringFile(get, '/assets/client.js', reload).then(settled, settled);
	return { get, settled };
}

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

test('[ANY-2] while nothing answers, a file is asked for again every five seconds, and at once when the line is back', async () => {
	const { get, settled } = ask(3);
	await pass(timings.askAgain);
	await pass(timings.askAgain - 1);
	expect(get).toHaveBeenCalledTimes(2);
	await pass(1);
	expect(get).toHaveBeenCalledTimes(3);
	window.dispatchEvent(new Event('online'));
	await pass();
	expect(settled).toHaveBeenCalledExactlyOnceWith('file');
	expect(reload).not.toHaveBeenCalled();
});

test('[ANY-2] a file that is there and fails once is asked for again at once', async () => {
	const { settled } = ask(1, 200);
	await pass();
	expect(settled).toHaveBeenCalledExactlyOnceWith('file');
});

test.each([
	['is gone', 404, 1],
	['is there and fails again', 200, 2],
])('[ANY-3] where a file %s, the document is loaded anew, once', async (_what, status, times) => {
	const { get, settled } = ask(Infinity, status);
	await pass(60_000);
	expect(get).toHaveBeenCalledTimes(times);
	expect(reload).toHaveBeenCalledOnce();
	expect(settled).not.toHaveBeenCalled();
});

test('[ANY-3] a document that was reloaded already stays as it was sent', async () => {
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
	const { settled } = ask(Infinity, 404);
	await pass();
	expect(settled).toHaveBeenCalledExactlyOnceWith(missing);
	expect(reload).not.toHaveBeenCalled();
});

test.each([
	['is about to write', (field: HTMLInputElement) => field.focus()],
	[
		'has written',
		(field: HTMLInputElement) => {
			field.value = 'Meera';
		},
	],
])('[ANY-3] the document of a visitor who %s is not loaded anew', async (_what, write) => {
	document.body.innerHTML = '<input>';
	write(document.querySelector('input') as HTMLInputElement);
	const { settled } = ask(Infinity, 404);
	await pass();
	expect(settled).toHaveBeenCalledExactlyOnceWith(missing);
	expect(reload).not.toHaveBeenCalled();
});

test('[ANY-3] whoever begins to write while the document is loaded anew keeps it', async () => {
	const stop = vi.spyOn(window, 'stop').mockReturnValue();
	ask(Infinity, 404);
	await pass();
	expect(stop).not.toHaveBeenCalled();
	window.dispatchEvent(new Event('focusin'));
	expect(stop).toHaveBeenCalled();
});
