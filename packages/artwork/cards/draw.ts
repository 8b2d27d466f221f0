import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardWords } from '@aeg/contract/artwork.ts';
import sharp from 'sharp';
import { lay, withPress } from '../press/browser.ts';
import { contactSheet } from '../press/contact-sheet.ts';
import { media } from '../repository.ts';
import { card, size } from './card.ts';

const folder = join(media, 'public/cards');
const fileOf = ({ name }: Pick<CardWords, 'name'>) => join(folder, `${name}.png`);

/** Draws the social card of every address, as a palette PNG. */
export async function draw(cards: readonly CardWords[]): Promise<void> {
	await print(cards);
	await contactSheet('cards', cards.map(fileOf), { columns: 6, width: 240, height: 126 });
}

/**
 * Draws the cards that are not there, for new pages, and removes those of pages that are gone. The cards that are there
 * stay as they are, because another version of the browser draws other bytes. Prints the names of those that it drew.
 */
export async function drawMissing(cards: readonly CardWords[]): Promise<void> {
	const wanted = cards.map(fileOf);
	for (const file of readdirSync(folder).map((name) => join(folder, name)))
		if (!wanted.includes(file)) rmSync(file);
	const missing = cards.filter((one) => !existsSync(fileOf(one)));
	if (missing.length > 0) await print(missing);
	for (const { name } of missing) console.log(`  cards/${name}`);
}

async function print(cards: readonly CardWords[]): Promise<void> {
	mkdirSync(folder, { recursive: true });
	await withPress(async (browser) => {
		for (const one of cards) {
			const page = await lay(browser, { html: card(one), ...size });
			const png = await sharp(await page.screenshot())
				.png({ palette: true, colours: 24, effort: 10, dither: 0 })
				.toBuffer();
			writeFileSync(fileOf(one), png);
			await page.close();
		}
	});
}
