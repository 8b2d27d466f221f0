import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserFlags, browserPath } from './browser.ts';

/**
 * Takes full-page pictures of pages for people to look at:
 * `node scripts/screens.ts --origin http://localhost:3000 --to /tmp/screens --widths 390,1440 --dark --no-script /faq /About`
 * Those that README.md shows: `node scripts/screens.ts --to docs/screens --widths 1440 --webp / /products /nehome /software`
 */

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		origin: { type: 'string', default: 'http://localhost:3000' },
		to: { type: 'string', default: 'test-results/screens' },
		widths: { type: 'string', default: '390,768,1440' },
		dark: { type: 'boolean', default: false },
		'no-script': { type: 'boolean', default: false },
		webp: { type: 'boolean', default: false },
	},
});

const browser = await chromium.launch({ executablePath: browserPath() ?? '', args: [...browserFlags] });
await mkdir(values.to, { recursive: true });

for (const width of values.widths.split(',').map(Number)) {
	const context = await browser.newContext({
		viewport: { width, height: 900 },
		colorScheme: values.dark ? 'dark' : 'light',
		javaScriptEnabled: !values['no-script'],
		reducedMotion: 'reduce',
	});
	const page = await context.newPage();
	for (const path of positionals) {
		await page.goto(values.origin + path, { waitUntil: 'load' });
		await page.waitForTimeout(400);
		if (!values['no-script']) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
		// walk down once, so that what loads lazily is there
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		for (let y = 0; y < height; y += 800) {
			await page.mouse.wheel(0, 800);
			await page.waitForTimeout(40);
		}
		await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
		await page.waitForTimeout(250);
		const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
		const suffix = `${width}${values.dark ? '-dark' : ''}${values['no-script'] ? '-plain' : ''}`;
		const file = `${values.to}/${name}-${suffix}`;
		const shot = await page.screenshot({ fullPage: true });
		if (values.webp) {
			// for keeping: half as wide, so that a whole page is a light file
			const half = sharp(shot).resize({ width: width < 700 ? width : Math.round(width / 2) });
			await half.webp({ quality: 62 }).toFile(`${file}.webp`);
		} else {
			await writeFile(`${file}.png`, shot);
		}
	}
	await context.close();
}
await browser.close();
