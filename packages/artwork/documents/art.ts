import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { lay } from '../press/browser.ts';
import { media } from '../repository.ts';

const art = join(media, 'art');

/** A mark of the house as lines, to stand in a page; it takes the colour of its text. */
export const drawing = (name: string) =>
	readFileSync(join(art, `${name}.svg`), 'utf8').replace('<svg', '<svg class="art" aria-hidden="true"');

/** A woven drawing of the house in one ink, as a picture of `width` pixels: lighter on paper than its thousand yarns. */
export async function inked(browser: Browser, name: string, ink: string, width: number): Promise<string> {
	const woven = readFileSync(join(art, `${name}.svg`), 'utf8');
	const [, across = 1, down = 1] = woven.match(/viewBox="0 0 (\d+) (\d+)"/)?.map(Number) ?? [];
	const height = Math.round((width * down) / across);
	const shown = woven.replace(
		'<svg',
		`<svg fill="${ink}" color="${ink}" width="${width}" height="${height}"`,
	);
	const page = await lay(browser, {
		html: `<!doctype html><title>${name}</title><body style="margin:0">${shown}`,
		width,
		height,
	});
	const png = await page.screenshot({ omitBackground: true });
	await page.close();
	const light = await sharp(png).png({ palette: true, colours: 16, effort: 10 }).toBuffer();
	return `<img class="art" alt="" src="data:image/png;base64,${light.toString('base64')}">`;
}

/** A woven scene, by its path below `media/sources`, as a picture of `width` pixels. */
export async function scene(name: string, width: number): Promise<string> {
	const woven = sharp(join(media, 'sources', `${name}.svg`)).resize({ width });
	const jpeg = await woven.jpeg({ quality: 72, mozjpeg: true }).toBuffer();
	return `<img class="art" alt="" src="data:image/jpeg;base64,${jpeg.toString('base64')}">`;
}

/** A strip of draft: filled squares of a twill, `columns` wide. */
export function twillStrip(columns: number, rows = 4): string {
	const squares = Array.from(
		{ length: rows * columns },
		(_, i) => [i % columns, Math.floor(i / columns)] as const,
	)
		.filter(([x, y]) => (x + y) % 4 < 2)
		.map(([x, y]) => `M${x} ${y}h1v1h-1z`);
	return `<svg class="strip" viewBox="0 0 ${columns} ${rows}" aria-hidden="true"><path fill="currentColor" d="${squares.join('')}"/></svg>`;
}
