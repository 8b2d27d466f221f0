import assert from 'node:assert/strict';
import { access, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { editions } from '#app/editions/editions.ts';
import { sitePaths } from '#app/editions/site-paths.ts';
import { company } from '#content/company.ts';
import { groupSlides } from '#content/group/group-slides.ts';
import { builtPage, grab } from './built.ts';
import { googleTypes } from './google-types.ts';

const { current } = editions;

const vocabulary = await readFile(
	createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'),
	'utf8',
);

async function dataOf(path: string): Promise<{ '@graph': Record<string, unknown>[] }> {
	const html = await builtPage(path);
	return JSON.parse(grab(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/) ?? 'null');
}

/** Every object inside a value, itself included. */
function objectsIn(value: unknown): Record<string, unknown>[] {
	if (Array.isArray(value)) return value.flatMap(objectsIn);
	if (typeof value !== 'object' || value === null) return [];
	return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

test('every page says its place and its subject in words that schema.org knows', async () => {
	for (const path of sitePaths) {
		for (const thing of objectsIn((await dataOf(path))['@graph'])) {
			if (thing['@type'] !== undefined) {
				assert.ok(vocabulary.includes(`"@type": "${thing['@type']}"`), `${path}: ${thing['@type']}`);
			}
			for (const key of Object.keys(thing).filter((name) => !name.startsWith('@'))) {
				assert.match(vocabulary, new RegExp(`"${key}"\\??:`), `${path}: ${key}`);
			}
		}
	}
});

test('every thing that machines read of has all that Google asks of its type', async () => {
	const missing: string[] = [];
	for (const path of sitePaths)
		for (const thing of objectsIn((await dataOf(path))['@graph'])) {
			const type = String(thing['@type']);
			const asked = googleTypes[type as keyof typeof googleTypes];
			if (asked === undefined) missing.push(`${path}: ${type} is not in the table of what Google asks`);
			for (const name of [...(asked?.required ?? []), ...(asked?.recommended ?? [])]) {
				const value = thing[name];
				if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
					missing.push(`${path}: ${type} has no ${name}`);
			}
		}
	assert.deepEqual(missing, []);
});

test('no sample, price or person is published as a fact', async () => {
	for (const path of sitePaths) {
		const text = JSON.stringify(await dataOf(path));
		assert.doesNotMatch(
			text,
			/000000|00000 0000|\.example\/(aeg|server)|"price"|"offers"|"Person"|"telephone"|"streetAddress"/,
			path,
		);
	}
});

test('the subjects: organisation, event with place and status, questions, gallery', async () => {
	const typeOf = async (path: string) => (await dataOf(path))['@graph'].map((thing) => thing['@type']);
	assert.deepEqual(await typeOf('/'), ['Organization']);
	assert.deepEqual(await typeOf('/faq'), ['BreadcrumbList', 'FAQPage']);
	const { gallery = [] } = (await editions.pictured.photos?.()) ?? {};
	assert.deepEqual(await typeOf('/ConferenceGallery'), [
		'BreadcrumbList',
		...(gallery.length > 0 ? ['ImageGallery'] : []),
	]);
	const days = current.dates.find(({ id }) => id === 'conference');
	const [, conference] = (await dataOf('/Conference'))['@graph'];
	assert.equal(conference?.['@type'], days && current.venue && 'Event');
	if (conference === undefined) return;
	assert.equal(conference.startDate, days?.first);
	assert.equal(conference.endDate, days?.last ?? days?.first);
	assert.equal(conference.eventStatus, 'https://schema.org/EventScheduled');
	assert.equal(conference.eventAttendanceMode, 'https://schema.org/OfflineEventAttendanceMode');
	const [place, address] = objectsIn(conference.location);
	assert.equal(place?.name, current.venue?.institute);
	assert.equal(address?.addressLocality, current.venue?.city);
	assert.ok(JSON.stringify(conference.organizer).includes(company.name));
});

test('every picture that machines are told of is there, and no day of upload is invented', async () => {
	const known = groupSlides.flatMap(({ video }) => video.uploaded ?? []);
	for (const path of sitePaths) {
		const things = objectsIn((await dataOf(path))['@graph']);
		for (const { contentUrl, thumbnailUrl, logo, image } of things) {
			const named = [contentUrl, thumbnailUrl, logo, image]
				.flat()
				.filter((value) => typeof value === 'string');
			for (const address of named) await access(`build/client${new URL(address).pathname}`);
		}
		const days = things.flatMap(({ uploadDate }) => uploadDate ?? []);
		assert.deepEqual(days, /^\/OLdHome$/i.test(path) ? known : [], path);
	}
});
