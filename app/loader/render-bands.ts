import { idle } from './moments.ts';

/** Says that nothing of the page is deferred any more (app/styles/render-deferred.css). */
export function renderAll(): void {
	delete document.documentElement.dataset.renderDeferred;
}

/** Lays out the bands whose rendering is deferred, each when the browser is idle. */
export async function renderBands(): Promise<void> {
	for (const band of document.querySelectorAll<HTMLElement>(
		'[data-render-deferred] :is(.section, footer) > *',
	)) {
		await idle();
		band.dataset.rendered = '';
	}
	renderAll();
}
