import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { lay, withPress } from '../press/browser.ts';
import { contactSheet } from '../press/contact-sheet.ts';
import { document } from '../press/html.ts';
import { media } from '../repository.ts';
import { type Design, designs } from './designs.ts';

const folder = join(media, 'sources/portfolio');

async function photograph(browser: Browser, design: Design) {
	const page = await lay(browser, {
		html: document({
			title: design.name,
			styles: design.styles.map((style) => `packages/artwork/portfolio/${design.folder}/${style}.css`),
			body: design.body,
		}),
		width: design.width,
		height: 900,
	});
	const picture = await page.screenshot({ fullPage: true });
	await sharp(picture)
		.webp({ quality: 80, effort: 6, smartSubsample: true })
		.toFile(join(folder, `${design.name}.webp`));
	await page.close();
}

/** Draws the portfolio's page designs, all or those named. */
export async function draw(names: readonly string[] = designs.map(({ name }) => name)): Promise<void> {
	await mkdir(folder, { recursive: true });
	await withPress(async (browser) => {
		for (const design of designs) if (names.includes(design.name)) await photograph(browser, design);
	});
	const pictures = designs.map(({ name }) => join(folder, `${name}.webp`));
	await contactSheet('portfolio', pictures, { columns: 3, width: 420, height: 640 });
}
