import { createHash } from 'node:crypto';
import {
	copyFileSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { lay, withPress } from '../press/browser.ts';
import { contactSheet } from '../press/contact-sheet.ts';
import { media, repository } from '../repository.ts';
import { master, mp4, webm } from './encode.ts';
import { stage } from './stage.ts';

const served = join(media, 'public/films');
const posters = join(media, 'sources/films');

/** The films, and the second that makes the best still. */
const films = { software: 4.98, knowledge: 8, research: 4.88 } as const;
type Name = keyof typeof films;

const html = `<!doctype html><title>Films</title><canvas></canvas><script type="module" src="/packages/artwork/films/camera.ts"></script>`;
type Camera = { shoot: (name: string, frame: number) => string; secondsOf: (name: string) => number };
const shoot = async (page: Page, name: Name, frame: number) =>
	Buffer.from(
		await page.evaluate(([reel, at]) => (window as unknown as Camera).shoot(reel, at), [
			name,
			frame,
		] as const),
		'base64',
	);

async function* frames(page: Page, name: Name, seconds: number) {
	for (let frame = 0; frame < seconds * stage.framesPerSecond; frame++) yield shoot(page, name, frame);
}

/** Puts a file among the served ones under a name that tells its bytes, in place of its earlier edition. */
function serve(path: string, name: Name, ending: 'webm' | 'mp4'): string {
	const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8);
	mkdirSync(served, { recursive: true });
	for (const old of readdirSync(served))
		if (old.startsWith(`${name}.`) && old.endsWith(ending)) rmSync(join(served, old));
	copyFileSync(path, join(served, `${name}.${hash}.${ending}`));
	return `/films/${name}.${hash}.${ending}`;
}

/** Four moments of every film, side by side. */
async function showMoments(page: Page) {
	const moments: Buffer[] = [];
	for (const name of Object.keys(films) as Name[])
		for (const second of [0.3, 2.6, 4.9, 8])
			moments.push(await shoot(page, name, second * stage.framesPerSecond));
	await contactSheet('films', moments, { columns: 4, width: 320, height: 180 });
}

async function make(page: Page, name: Name): Promise<string> {
	const seconds = await page.evaluate((reel) => (window as unknown as Camera).secondsOf(reel), name);
	const still = await shoot(page, name, Math.round(films[name] * stage.framesPerSecond));
	mkdirSync(posters, { recursive: true });
	await sharp(still)
		.webp({ quality: 88, effort: 6 })
		.toFile(join(posters, `${name}.webp`));
	const folder = mkdtempSync(join(tmpdir(), 'film-'));
	const whole = await master(frames(page, name, seconds), folder);
	webm(whole, join(folder, 'film.webm'), seconds, 800);
	mp4(whole, join(folder, 'film.mp4'), seconds, 840);
	const addresses = [
		serve(join(folder, 'film.webm'), name, 'webm'),
		serve(join(folder, 'film.mp4'), name, 'mp4'),
	];
	rmSync(folder, { recursive: true });
	return `\t${name}: { webm: '${addresses[0]}', mp4: '${addresses[1]}', poster: posters.${name}, seconds: ${seconds} },\n`;
}

/** Draws the three films of the group home, their posters, and the list that the pages read. */
export async function draw(): Promise<void> {
	const lines = await withPress(async (browser) => {
		const page = await lay(browser, { html, width: stage.width, height: stage.height });
		await page.waitForFunction(() => 'shoot' in window);
		const made: string[] = [];
		for (const name of Object.keys(films) as Name[]) made.push(await make(page, name));
		await showMoments(page);
		return made;
	});
	const head = `// Written by \`npm run artwork -- films\`.\nimport { films as posters } from './pictures/films.ts';\nimport type { Film } from './shapes.ts';\n\n`;
	writeFileSync(
		join(repository, 'content/films.ts'),
		`${head}// biome-ignore format: one film a line\nexport const films = {\n${lines.join('')}} as const satisfies Record<string, Film>;\n`,
	);
}
