import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { editions } from '#app/editions/editions.ts';
import { sitePaths } from '#app/editions/site-paths.ts';
import { allShapes } from '#content/records/shapes.ts';
import { builtPage, wordsOf } from '../built.ts';
import { screen, words } from './page.ts';

/** Whatever the owner adds to a list or puts into a folder stands on a page. */

/**
 * No page shows all of them as words: those of emails, an order of others, names of lines, titles of photos, and promises,
 * which may have left with the entry that made them (tests/delivery/promises.full.test.ts).
 */
const unshown = ['emails', 'order', 'company', 'organisers', 'conference-photos', 'promises'];

type Entry = Readonly<Record<string, unknown>>;
const past = editions.past.map(({ slug }) => join('content/records/conferences', `${slug}.json`));
/** A record; of past conferences without what authors take along, which the current one alone offers (CONF-8). */
function read(file: string): Entry {
	const record: Entry = JSON.parse(readFileSync(file, 'utf8'));
	return past.includes(file) ? { ...record, downloads: [] } : record;
}
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

/** What a reader would find an entry by. */
const calledBy = ['title', 'name', 'question', 'words', 'text', 'year'];
const nameOf = (entry: Entry) =>
	calledBy.map((key) => entry[key]).find((name) => name !== undefined && name !== '');

const said = (await Promise.all(sitePaths.map(screen))).map(words).join('\n');
/** With the announcements, which `screen` leaves out. */
const saidWithNews = (await Promise.all(sitePaths.map(builtPage))).map(wordsOf).join('\n');

for (const [name, { named }] of allShapes.filter(([name]) => !unshown.includes(name)))
	test(`every entry of content/records/${name} stands on a page`, () => {
		const files = globSync(`content/records/${name}${named ? '/*' : ''}.json`);
		const records = files.map(read);
		const listed = records.flatMap((record) => Object.values(record).filter(Array.isArray).flat());
		const entries = [...(named === 'title' || named === 'name' ? records : []), ...listed.filter(isEntry)];
		const pages = name === 'announcements' ? saidWithNews : said;
		for (const entry of entries) {
			const called = nameOf(entry);
			if (called !== undefined)
				assert.ok(pages.includes(String(called).replace(/\s+/g, ' ').trim()), String(called));
		}
	});
