import { bringFile } from '#app/navigation/bring-file.ts';
import { nextFrame } from './moments.ts';

/**
 * Adds a link to the head. Resolves with it once what it names is there; with nothing where that has failed.
 */
export function addLink(
	properties: Partial<HTMLLinkElement> & { href: string },
): Promise<HTMLLinkElement | undefined> {
	const link = Object.assign(document.createElement('link'), properties);
	document.head.append(link);
	return new Promise((settled) => {
		link.onload = () => settled(link);
		link.onerror = () => settled(undefined);
	});
}

/** Fetches the style sheet and the fonts, and applies both at once: the page is laid out again once, not twice. */
export async function addStyles(styles: string, fonts: readonly string[]): Promise<void> {
	const sheet = bringFile(async () => {
		const link = await addLink({ rel: 'stylesheet', href: styles, media: 'print' });
		if (link === undefined) throw new Error(styles);
		return link;
	}, styles);
	await Promise.all(
		fonts.map((href) => addLink({ rel: 'preload', as: 'font', crossOrigin: 'anonymous', href })),
	);
	(await sheet).media = 'all';
	await nextFrame();
}
