import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { lay, withPress } from '../press/browser.ts';
import { contactSheet } from '../press/contact-sheet.ts';
import { media } from '../repository.ts';
import { card, size } from './card.ts';
import { titles } from './titles.ts';

const folder = join(media, 'public/cards');

/** Draws the social card of every address, as a palette PNG. */
export async function draw(): Promise<void> {
	mkdirSync(folder, { recursive: true });
	const pages = await titles();
	await withPress(async (browser) => {
		for (const [name, meta] of pages) {
			const page = await lay(browser, { html: card(meta), ...size });
			const png = await sharp(await page.screenshot())
				.png({ palette: true, colours: 24, effort: 10, dither: 0 })
				.toBuffer();
			writeFileSync(join(folder, `${name}.png`), png);
			await page.close();
		}
	});
	const pictures = [...pages.keys()].map((name) => join(folder, `${name}.png`));
	await contactSheet('cards', pictures, { columns: 6, width: 240, height: 126 });
}
