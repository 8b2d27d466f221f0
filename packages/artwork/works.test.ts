import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { aboutSubjects } from '../../content/pictures/subjects/about.ts';
import { achievementSubjects } from '../../content/pictures/subjects/achievements.ts';
import { awardSubjects } from '../../content/pictures/subjects/awards.ts';
import { bandSubjects } from '../../content/pictures/subjects/bands.ts';
import { benchSubjects } from '../../content/pictures/subjects/benches.ts';
import { conferenceAboutSubjects } from '../../content/pictures/subjects/conference-about.ts';
import { deskSubjects } from '../../content/pictures/subjects/desks.ts';
import { gallerySubjects } from '../../content/pictures/subjects/gallery.ts';
import { hallSubjects } from '../../content/pictures/subjects/halls.ts';
import { menuSubjects } from '../../content/pictures/subjects/menu.ts';
import { proceedingsSubjects } from '../../content/pictures/subjects/proceedings.ts';
import { serviceSubjects } from '../../content/pictures/subjects/services.ts';
import { softwareSubjects } from '../../content/pictures/subjects/software.ts';
import { workshopSubjects } from '../../content/pictures/subjects/workshops.ts';
import { media } from './repository.ts';
import { works } from './works.ts';

const make = async (file: string) =>
	Buffer.from((await works.find((work) => work.file === file)?.make()) ?? '');

const cheap = [
	'public/favicon.svg',
	'public/favicon.ico',
	'art/map.svg',
	'art/plants/neem.svg',
	'sources/people/chair.svg',
	'sources/hero/home-welcome-small-light.svg',
	'sources/proceedings/photo-12.svg',
	'sources/menu/replay.svg',
];

for (const file of cheap)
	test(`drawing ${file} twice gives the same bytes`, async () => {
		const first = await make(file);
		assert.ok(first.length > 100);
		assert.ok(first.equals(await make(file)));
	});

test('what is drawn is what is in media', async () => {
	for (const file of cheap.filter((each) => each.endsWith('.svg')))
		assert.equal((await make(file)).toString(), readFileSync(join(media, file), 'utf8'), file);
});

test('a mask weighs at most 9 KB, compressed', () => {
	for (const { file } of works.filter(
		(work) => work.file === 'art/map.svg' || work.file.startsWith('art/plants/'),
	)) {
		const bytes = gzipSync(readFileSync(join(media, file)), { level: 9 }).length;
		assert.ok(bytes <= 9 * 1024, `${file}: ${bytes}`);
	}
});

test('every scene says in words what it shows, and every such sentence has its scene', () => {
	const scenes = (family: string) =>
		works.filter(({ file }) => file.startsWith(`sources/${family}/`)).map(({ file }) => file.slice(8, -4));
	const told = (family: string, subjects: object) => Object.keys(subjects).map((name) => `${family}/${name}`);
	assert.deepEqual(told('proceedings', proceedingsSubjects), scenes('proceedings'));
	assert.deepEqual(told('gallery', gallerySubjects), scenes('gallery'));
	assert.deepEqual(told('workshops', workshopSubjects), scenes('workshops'));
	assert.deepEqual(told('services', serviceSubjects), scenes('services'));
	assert.deepEqual(told('achievements', achievementSubjects), scenes('achievements'));
	assert.deepEqual(told('about', aboutSubjects), scenes('about'));
	assert.deepEqual(told('conference-about', conferenceAboutSubjects), scenes('conference-about'));
	assert.deepEqual(told('halls', hallSubjects), scenes('halls'));
	assert.deepEqual(told('desks', deskSubjects), scenes('desks'));
	assert.deepEqual(told('awards', awardSubjects), scenes('awards'));
	assert.deepEqual(told('menu', menuSubjects), scenes('menu'));
	assert.deepEqual(told('benches', benchSubjects), scenes('benches'));
	assert.deepEqual(told('software', softwareSubjects), scenes('software'));
	assert.deepEqual(told('bands', bandSubjects), scenes('bands'));
});
