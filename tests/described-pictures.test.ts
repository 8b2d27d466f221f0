import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { aboutScenes } from '#content/pictures/subjects/about.ts';
import { awardScenes } from '#content/pictures/subjects/awards.ts';
import { benchScenes } from '#content/pictures/subjects/benches.ts';
import { conferenceAboutScenes } from '#content/pictures/subjects/conference-about.ts';
import { deskScenes } from '#content/pictures/subjects/desks.ts';
import { hallScenes } from '#content/pictures/subjects/halls.ts';
import { menuScenes } from '#content/pictures/subjects/menu.ts';
import { serviceScenes } from '#content/pictures/subjects/services.ts';
import { softwareScenes } from '#content/pictures/subjects/software.ts';
import { works } from '../packages/artwork/works.ts';

test('every picture that is described is a scene of ours, or a file of the owner', () => {
	const drawn = new Set(works.map(({ file }) => file.replace(/\.\w+$/, '')));
	const given = new Set(
		readdirSync('media/sources', { recursive: true, encoding: 'utf8' }).map(
			(file) => `sources/${file.replace(/\.\w+$/, '')}`,
		),
	);
	const told = {
		services: serviceScenes,
		about: aboutScenes,
		'conference-about': conferenceAboutScenes,
		halls: hallScenes,
		desks: deskScenes,
		awards: awardScenes,
		menu: menuScenes,
		benches: benchScenes,
		software: softwareScenes,
	};
	const files = Object.entries(told).flatMap(([family, subjects]) =>
		Object.keys(subjects).map((name) => `sources/${family}/${name}`),
	);
	assert.deepEqual(
		files.filter((file) => !drawn.has(file) && !given.has(file)),
		[],
	);
});
