import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LazyPage, pageModule } from './page-module.ts';
import { pageIsAsked, useAskedPage } from './page-wait.ts';

const file = 'https://site.example/assets/routes-1.js';
const page = { is: 'page' };
const missing = new Error('no module');
const fetched = vi.fn();

/** What the server says of its own file: a status, or nothing at all. */
const serverSays = (status: number | undefined) =>
	fetched.mockImplementation(async () => {
		if (status === undefined) throw new TypeError('no network');
		return new Response(null, { status });
	});

/** A module that fails so many times before it comes. */
function failing(times: number) {
	let left = times;
	return vi.fn(async () => {
		if (left-- > 0) throw missing;
		return page;
	});
}

const waitsFor = () => renderHook(useAskedPage).result.current?.wait;

/** What the page shows. */
function shown({ module }: LazyPage<unknown>) {
	try {
		return module();
	} catch (problem) {
		return problem;
	}
}

/** Goes to the page; says whether it came, failed, or what it waits for. */
async function go(module: LazyPage<unknown>, controller = new AbortController()) {
	let isThere = false;
	pageIsAsked('/faq');
	module.load(controller.signal).then(() => {
		isThere = true;
	});
	await vi.advanceTimersByTimeAsync(0);
	if (isThere) return shown(module);
	const wait = waitsFor();
	return typeof wait === 'object' ? 'line' : wait;
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('[ANY-2] a module that fails once while the server answers is asked for again, and nobody is told', async () => {
	serverSays(200);
	expect(await go(pageModule(failing(1), file))).toBe(page);
	expect(fetched).toHaveBeenCalledExactlyOnceWith(
		file,
		expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
	);
});

test('[ERR-2] a module that fails again is an error; the try after that asks again', async () => {
	serverSays(200);
	const module = pageModule(failing(2), file);
	expect(await go(module)).toBe(missing);
	expect(await go(module)).toBe(page);
});

test('[ANY-2] a page whose module failed before, in a browser that keeps the failure, comes as a document', async () => {
	serverSays(200);
	const module = pageModule(failing(Infinity), file);
	expect(await go(module)).toBe(missing);
	expect(await go(module)).toBe('document');
});

for (const status of [undefined, 502, 503])
	test(`[ANY-2] where the server answers ${status ?? 'dismissed'} the visitor stays and is told, and the next try asks again`, async () => {
		serverSays(status);
		const module = pageModule(failing(2), file);
		expect(await go(module)).toBe('line');
		await vi.advanceTimersByTimeAsync(200_000);
		expect(await go(module)).toBe('line');
		expect(await go(module)).toBe(page);
	});

test('[ANY-3] a tab whose own file is gone gets the page as a document', async () => {
	serverSays(404);
	expect(await go(pageModule(failing(Infinity), file))).toBe('document');
});

test('[ANY-2] "Try again" asks again within the same navigation', async () => {
	serverSays(undefined);
	const module = pageModule(failing(1), file);
	expect(await go(module)).toBe('line');
	const wait = waitsFor();
	if (typeof wait === 'object') wait.tryAgain();
	await vi.advanceTimersByTimeAsync(0);
	expect(shown(module)).toBe(page);
});

test('[ANY-3] an address that the tab does not know comes as a document, once the server answers', async () => {
	const module = pageModule(failing(Infinity), file, { failedBefore: true });
	serverSays(undefined);
	expect(await go(module)).toBe('line');
	serverSays(200);
	expect(await go(module)).toBe('document');
});

test('[ANY-2] a module that was fetched ahead in vain counts as failed before, yet not for the click of that moment', async () => {
	serverSays(200);
	const module = pageModule(failing(5), file);
	module.prefetch();
	expect(await go(module)).toBe(missing);
	const other = pageModule(failing(Infinity), file);
	other.prefetch();
	await vi.advanceTimersByTimeAsync(1000);
	expect(await go(other)).toBe('document');
});

test('a visitor who has gone elsewhere meanwhile is told nothing', async () => {
	serverSays(undefined);
	const controller = new AbortController();
	controller.abort();
	const module = pageModule(failing(1), file);
	await go(module, controller);
	expect(waitsFor()).toBe('script');
});

test('[ERR-2] a module that does not come fails after 120000 ms, whatever the server answers', async () => {
	serverSays(undefined);
	const failed = vi.fn();
	const module = pageModule(() => new Promise(() => {}), file);
	module.load(new AbortController().signal).then(failed);
	await vi.advanceTimersByTimeAsync(119_999);
	expect(failed).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(failed).toHaveBeenCalledOnce();
	expect(shown(module)).toBeInstanceOf(Error);
	expect(fetched).not.toHaveBeenCalled();
});

test('who goes to a page has what it brings when one is near; a document opens without it', async () => {
	serverSays(200);
	const near = failing(1);
	const module = pageModule(failing(0), file, { near });
	await module.first();
	expect(shown(module)).toBe(page);
	expect(near).not.toHaveBeenCalled();
	expect(await go(module)).toBe(page);
	expect(near).toHaveBeenCalledTimes(1);
	module.prefetch();
	expect(near).toHaveBeenCalledTimes(2);
});
