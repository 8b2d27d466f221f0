import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Where Debian and others put Chromium, then Playwright's own. First the one without a window, which Playwright
 * prefers too: since version 156 the whole browser draws its own tools as a second page, and takes twice as long.
 */
const places = [
	'/usr/bin/chromium-headless-shell',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
];

/**
 * How every browser of ours is started: no sandbox, which root cannot have, no GPU, letters as wide as in a browser
 * with a window, and no requests to its maker.
 */
export const browserFlags = [
	'--no-sandbox',
	'--disable-gpu',
	'--font-render-hinting=none',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
] as const;

/** The browser that the tests drive, or undefined when there is none yet. */
export function browserPath(): string | undefined {
	const { CHROMIUM_PATH = '' } = process.env;
	return [CHROMIUM_PATH, ...places, chromium.executablePath()].find((path) => existsSync(path));
}

/** Finds a browser, or installs one: Debian's package where we are root, else Playwright's download. */
export function provideBrowser(): void {
	if (browserPath() !== undefined) return;
	const shell = { stdio: 'inherit' } as const;
	if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		console.log('No browser found: installing the Debian package chromium-headless-shell …');
		const apt = (...words: string[]) => execFileSync('apt-get', words, shell);
		apt('update', '-qq');
		apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell');
	} else {
		console.log('No browser found: Playwright downloads its own …');
		execFileSync('playwright', ['install', 'chromium'], shell);
	}
	if (browserPath() === undefined)
		throw new Error('No browser could be installed. Install Chromium, or name one in CHROMIUM_PATH.');
}
