import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PathName } from '../../../contract/paths.ts';
import { lay, withPress } from '../press/browser.ts';
import { contactSheet } from '../press/contact-sheet.ts';
import { media } from '../repository.ts';
import { card, size } from './card.ts';
import { type CardWords, titles } from './titles.ts';

const folder = join(media, 'public/cards');
const fileOf = (name: string) => join(folder, `${name}.png`);

/** Draws the social card of every address, as a palette PNG. */
export async function draw(): Promise<void> {
	const pages = await titles();
	await print(pages);
	await contactSheet('cards', [...pages.keys()].map(fileOf), { columns: 6, width: 240, height: 126 });
}

/**
 * Draws the cards that are not there, for new pages, and removes those of pages that are gone. The cards that are there
 * stay as they are, because another version of the browser draws other bytes.
 * @returns the names of the pages whose cards were drawn
 */
export async function drawMissing(): Promise<readonly PathName[]> {
	const pages = await titles();
	for (const file of readdirSync(folder))
		if (!pages.has(file.replace(/\.png$/, '') as PathName)) rmSync(join(folder, file));
	const missing = new Map([...pages].filter(([name]) => !existsSync(fileOf(name))));
	if (missing.size > 0) await print(missing);
	return [...missing.keys()];
}

async function print(pages: ReadonlyMap<PathName, CardWords>): Promise<void> {
	mkdirSync(folder, { recursive: true });
	await withPress(async (browser) => {
		for (const [name, meta] of pages) {
			const page = await lay(browser, { html: card(meta), ...size });
			const png = await sharp(await page.screenshot())
				.png({ palette: true, colours: 24, effort: 10, dither: 0 })
				.toBuffer();
			writeFileSync(fileOf(name), png);
			await page.close();
		}
	});
}
