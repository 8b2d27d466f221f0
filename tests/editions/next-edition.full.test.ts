import assert from 'node:assert/strict';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { calendarFile, editionCalendar } from '#contract/dates.ts';
import { paths } from '#contract/paths.ts';
import { grab, wordsOf } from '../built.ts';
import { copyRepository } from '../copy-repository.ts';
import { edition2025 } from '../edition-2025.ts';
import { next, nextRecords } from './next.ts';

/** The whole site, built with a next edition before 2025. */

const copy = copyRepository();
const client = (address: string) => join(copy.folder, 'build/client', address);
const page = (address: string) => readFile(join(client(address), 'index.html'), 'utf8');
const { gallery = [], proceedings = [] } = (await edition2025.photos?.()) ?? {};
const recordPage = `${paths.conference}/${edition2025.slug}`;

before(() => {
	for (const [folder, record] of Object.entries(nextRecords))
		copy.write(`content/records/${folder}/${next.slug}.json`, JSON.stringify(record));
	copy.run('node', 'scripts/records.ts');
	copy.run('node', 'scripts/build.ts');
});
after(copy.delete);

test('/Conference is of the next edition, and no page of the site links to a section that it does not have', async () => {
	const html = await page(paths.conference);
	assert.ok(grab(html, /<title>([^<]+)/)?.startsWith(next.name));
	const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
	for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) assert.ok(ids.has(id), `#${id}`);
	for (const { title } of next.tracks) assert.ok(wordsOf(html).includes(title), title);
	assert.doesNotMatch(wordsOf(html), /undefined|NaN/);
});

test('the page of 2025 keeps its tracks, papers, awards, documents, pictures and dates', async () => {
	const html = await page(recordPage);
	const said = wordsOf(html);
	const { tracks, awards = [], dates } = edition2025;
	for (const { title } of [...tracks, ...awards]) assert.ok(said.includes(title), title);
	for (const { title } of edition2025.proceedings?.documents ?? []) assert.ok(said.includes(title), title);
	assert.ok(said.includes(proceedings[0]?.title ?? '-'));
	for (const { label } of dates) assert.ok(said.includes(label), label);
	assert.ok(html.includes(`href="${editionCalendar(edition2025)}"`));
	assert.ok(html.includes(`<link rel="canonical" href="https://aeg.example${recordPage}"`));
	assert.match(html, new RegExp(`"@type":"Event","name":"${edition2025.name}"`));
});

test('menu, site map and sitemap name both, each by its address', async () => {
	const html = await page(paths.search);
	for (const [name, address] of [
		[next.name, paths.conference],
		[edition2025.name, recordPage],
	])
		assert.match(html, new RegExp(`href="${address}"[^>]*>(<[^>]*>)*${name}`));
	assert.match(await page(paths.faq), new RegExp(`href="${paths.conference}"[^>]*>(<[^>]*>)*${next.name}`));
});

test('awards and gallery show 2025 while the next edition has none, and say so', async () => {
	assert.ok(wordsOf(await page(paths.awards)).includes(edition2025.name));
	assert.ok(wordsOf(await page(paths.gallery)).includes(gallery[0]?.title ?? '-'));
});

test('each date of both editions has its calendar file, and the feed holds all of them', async () => {
	const feed = await readFile(client('calendar.ics'), 'utf8');
	for (const edition of [next, edition2025]) {
		await access(client(editionCalendar(edition)));
		for (const date of edition.dates) {
			await access(client(calendarFile(edition, date)));
			assert.ok(feed.includes(`UID:${edition.id}-${date.id}@`));
		}
	}
	assert.ok((await readFile(client('sitemap.xml'), 'utf8')).includes(`${recordPage}</loc>`));
});
