import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserPath } from './browser.ts';

/**
 * Takes full-page pictures of pages for people to look at:
 * `node scripts/screens.ts --origin http://localhost:3000 --to /tmp/screens --widths 390,1440 --dark --no-script /faq /About`
 */

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		origin: { type: 'string', default: 'http://localhost:3000' },
		to: { type: 'string', default: 'test-results/screens' },
		widths: { type: 'string', default: '390,768,1440' },
		dark: { type: 'boolean', default: false },
		'no-script': { type: 'boolean', default: false },
		quality: { type: 'string' },
	},
});

const browser = await chromium.launch({
	executablePath: browserPath() ?? '',
	args: [
		'--no-sandbox',
		'--disable-gpu',
		'--disable-quic',
		'--no-first-run',
		'--disable-background-networking',
	],
});
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
		const type = values.quality === undefined ? 'png' : 'jpeg';
		await page.screenshot({
			path: `${values.to}/${name}-${suffix}.${type}`,
			fullPage: true,
			type,
			...(values.quality === undefined ? {} : { quality: Number(values.quality) }),
		});
	}
	await context.close();
}
await browser.close();
