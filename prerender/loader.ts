import { addLink, addStyles } from '#app/loader/add-styles.ts';
import { idle, interaction, nextFrame, nextTask } from '#app/loader/moments.ts';
import type { PageFiles } from '#app/loader/page-files.ts';
import { renderAll, renderBands } from '#app/loader/render-bands.ts';
import { replayEarlyClicks } from '#app/loader/replay-early-clicks.ts';
import { bringFile } from '#app/navigation/bring-file.ts';
import { isReturn } from '#app/navigation/how-opened.ts';
import { keepSection } from '#app/navigation/keep-section.ts';

/**
 * The one script that stands in a page. It fetches nothing before the page has loaded and shown itself. Then it brings
 * the style sheet with the fonts and drawings, and, once the browser is idle, the site's script; both at once as soon
 * as the visitor does anything.
 */

const { styles, fonts, client, imports }: PageFiles = JSON.parse(
	document.getElementById('files')?.textContent ?? '',
);

const loaded = new Promise((resolve) => addEventListener('load', resolve, { once: true }));
const firstInteraction = interaction();

async function start(): Promise<void> {
	await Promise.race([firstInteraction, loaded.then(nextFrame).then(nextFrame).then(idle)]);
	// without its style sheet a page has what its first view needs
	await Promise.race([firstInteraction, addStyles(styles, fonts).then(renderBands).catch(console.error)]);
	const modules = [...imports, client];
	for (const href of modules) addLink({ rel: 'modulepreload', href });
	for (const module of modules) {
		await bringFile(() => import(/* @vite-ignore */ module), module);
		await nextTask();
	}
}

// a section, or the place that a visitor comes back to, stands where it will stay once all above it is laid out
if (isReturn() || location.hash !== '') renderAll();
replayEarlyClicks();
if (!isReturn()) loaded.then(() => keepSection(firstInteraction));
start();
