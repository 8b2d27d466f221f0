import { bringFile, opened } from '#app/navigation/bring-file.ts';
import { keepSection } from '#app/navigation/keep-section.ts';

/**
 * The one script that stands in a page. It fetches nothing before the page has loaded and shown itself. Then it brings
 * the style sheet with the fonts and drawings, and, once the browser is idle, the site's script; both at once as soon
 * as the visitor does anything.
 */

/** What the page says of its files, in the element `#files`. */
export type PageFiles = {
	readonly styles: string;
	readonly fonts: readonly string[];
	readonly client: string;
	readonly imports: readonly string[];
};

/** Milliseconds that hydration waits for an idle moment at most. */
const longestWait = 2000;

const { styles, fonts, client, imports }: PageFiles = JSON.parse(
	document.getElementById('files')?.textContent ?? '',
);

/** Whether the visitor reloads, or comes back from another document: they are where they were (RT-45). */
const isReturn = opened !== undefined && opened !== 'navigate';

/** Resolves with the link once what it names is there; with nothing where that has failed. */
function addLink(
	properties: Partial<HTMLLinkElement> & { href: string },
): Promise<HTMLLinkElement | undefined> {
	const link = Object.assign(document.createElement('link'), properties);
	document.head.append(link);
	return new Promise((settled) => {
		link.onload = () => settled(link);
		link.onerror = () => settled(undefined);
	});
}

async function addSheet(): Promise<HTMLLinkElement> {
	const sheet = await addLink({ rel: 'stylesheet', href: styles, media: 'print' });
	if (sheet === undefined) throw new Error(styles);
	return sheet;
}

/** Fetches the style sheet and the fonts, and applies both at once: the page is laid out again once, not twice. */
async function addStyles(): Promise<void> {
	const sheet = bringFile(addSheet, styles);
	await Promise.all(
		fonts.map((href) => addLink({ rel: 'preload', as: 'font', crossOrigin: 'anonymous', href })),
	);
	(await sheet).media = 'all';
	await nextFrame();
}

const loaded = new Promise((resolve) => addEventListener('load', resolve, { once: true }));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve)).then(nextTask);
const idle = () =>
	new Promise((resolve) =>
		'requestIdleCallback' in window
			? requestIdleCallback(resolve, { timeout: longestWait })
			: setTimeout(resolve, longestWait / 10),
	);

const firstInteraction = new Promise((resolve) => {
	// not `scroll`: the browser too scrolls, to the section that the address names or to a place it has kept
	for (const event of ['pointerdown', 'keydown', 'focusin', 'wheel'])
		addEventListener(event, resolve, { once: true, passive: true });
});

/** What the browser itself does for a click on these needs no script. */
const native =
	'a, summary, label, input, textarea, video, dialog, [type=submit], [commandfor], [popovertarget]';

/** Keeps the clicks that need script, on a button or the surface of a slide, and repeats them once React has hydrated. */
function replayEarlyClicks(): void {
	const early: Element[] = [];
	const keep = ({ target, detail }: MouseEvent) => {
		const pressed = (target as Element).closest('button') ?? (target as Element);
		// the second click of a double click counts where the first one did (app/behaviours/stray-clicks.ts)
		if (!pressed.closest(native) && (detail < 2 || pressed === early.at(-1))) early.push(pressed);
	};
	addEventListener('click', keep);
	addEventListener(
		'hydrated',
		() => {
			removeEventListener('click', keep);
			for (const pressed of early) pressed.dispatchEvent(new MouseEvent('click', { bubbles: true }));
		},
		{ once: true },
	);
}

/** Lays out the bands whose rendering is deferred (app/styles/render-deferred.css), each when the browser is idle. */
async function renderBands(): Promise<void> {
	for (const band of document.querySelectorAll<HTMLElement>(
		'[data-render-deferred] :is(.section, footer) > *',
	)) {
		await idle();
		band.dataset.rendered = '';
	}
	delete document.documentElement.dataset.renderDeferred;
}

async function start(): Promise<void> {
	await Promise.race([firstInteraction, loaded.then(nextFrame).then(nextFrame).then(idle)]);
	// without its style sheet a page has what its first view needs
	await Promise.race([firstInteraction, addStyles().then(renderBands).catch(console.error)]);
	const modules = [...imports, client];
	for (const href of modules) addLink({ rel: 'modulepreload', href });
	for (const module of modules) {
		await bringFile(() => import(/* @vite-ignore */ module), module);
		await nextTask();
	}
}

// a section, or the place that a visitor comes back to, stands where it will stay once all above it is laid out
if (isReturn || location.hash !== '') delete document.documentElement.dataset.renderDeferred;
replayEarlyClicks();
if (!isReturn) loaded.then(() => keepSection(firstInteraction));
start();
