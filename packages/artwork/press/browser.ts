import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { repository } from '../repository.ts';

/**
 * The press: one headless browser that turns our own HTML into pictures, frames and PDFs.
 * It asks the network for nothing: every address below is answered from this repository.
 */
const origin = 'http://press.invalid/';

const types: Record<string, string> = {
	'.css': 'text/css',
	'.js': 'text/javascript',
	'.svg': 'image/svg+xml',
	'.ts': 'text/javascript',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
};

/** No sandbox, which root cannot have, no GPU, no requests to the browser's maker, and the same pixels everywhere. */
const flags = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--force-color-profile=srgb',
	'--font-render-hinting=none',
	'--disable-lcd-text',
];

export async function withPress<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
	const { CHROMIUM_PATH: executablePath } = process.env;
	if (executablePath === undefined) throw new Error('The press needs Chromium; name one in CHROMIUM_PATH.');
	const browser = await chromium.launch({ executablePath, args: flags });
	try {
		return await work(browser);
	} finally {
		await browser.close();
	}
}

/** An HTML document, and the window that shows it. */
interface View {
	readonly html: string;
	readonly width: number;
	readonly height: number;
	readonly scale?: number;
}

/** Lays one HTML document on the press, its fonts and pictures loaded. Addresses in it are paths of the repository. */
export async function lay(browser: Browser, { html, width, height, scale = 1 }: View): Promise<Page> {
	const page = await browser.newPage({
		viewport: { width, height },
		deviceScaleFactor: scale,
	});
	await page.route('**/*', async (route) => {
		const path = decodeURIComponent(new URL(route.request().url()).pathname.slice(1));
		if (path === '') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
		const file = await readFile(join(repository, path));
		const body = path.endsWith('.ts') ? stripTypeScriptTypes(file.toString()) : file;
		return route.fulfill({ contentType: types[extname(path)] ?? 'application/octet-stream', body });
	});
	const missing: string[] = [];
	page.on('requestfailed', (request) => missing.push(request.url()));
	await page.goto(origin, { waitUntil: 'load' });
	await page.evaluate(() => document.fonts.ready);
	if (missing.length > 0) throw new Error(`The document asks for what is not there: ${missing.join(', ')}`);
	return page;
}
