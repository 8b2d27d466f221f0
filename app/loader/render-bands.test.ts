import { expect, test, vi } from 'vitest';
import { renderAll, renderBands } from './render-bands.ts';

const bands = () => [...document.querySelectorAll<HTMLElement>('b')];
const rendered = () => bands().map(({ dataset }) => dataset.rendered === '');

function openPage(): void {
	document.documentElement.dataset.renderDeferred = '';
	document.body.innerHTML = '<div class="section"><b></b></div><p><b></b></p><footer><b></b></footer>';
}

test('bands and footer are laid out one by one, each when the browser is idle; then nothing is deferred', async () => {
	const moments: (() => void)[] = [];
	vi.stubGlobal('requestIdleCallback', (resolve: () => void) => moments.push(resolve));
	openPage();
	const all = renderBands();
	expect(rendered()).toEqual([false, false, false]);
	moments[0]?.();
	await vi.waitFor(() => expect(moments).toHaveLength(2));
	expect(rendered()).toEqual([true, false, false]);
	moments[1]?.();
	await all;
	expect(rendered()).toEqual([true, false, true]);
	expect(document.documentElement.dataset.renderDeferred).toBeUndefined();
	vi.unstubAllGlobals();
});

test('a page of which nothing is deferred has nothing to lay out later', async () => {
	openPage();
	renderAll();
	await renderBands();
	expect(rendered()).toEqual([false, false, false]);
});
