import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { familiesIn, sourcesOf } from './sources.ts';

const folderWith = (...files: string[]) => {
	const folder = mkdtempSync(join(tmpdir(), 'sources-'));
	mkdirSync(join(folder, 'mats'));
	for (const file of files) writeFileSync(join(folder, 'mats', file), file);
	return folder;
};

test('a photograph beside the drawing of the same name is the one that is shown', () => {
	const [only, ...more] = sourcesOf(folderWith('coir.svg', 'coir.JPG'), 'mats');
	assert.equal(only?.path.endsWith('coir.JPG'), true);
	assert.equal(only?.vector, false);
	assert.deepEqual(more, []);
});

test('pictures are in the order in which people count', () => {
	const names = sourcesOf(folderWith('photo-10.svg', 'photo-9.svg', 'photo-1.svg'), 'mats').map(
		({ name }) => name,
	);
	assert.deepEqual(names, ['photo-1', 'photo-9', 'photo-10']);
});

test('the hash changes with the bytes', () => {
	const [a] = sourcesOf(folderWith('coir.svg'), 'mats');
	const folder = folderWith('coir.svg');
	writeFileSync(join(folder, 'mats', 'coir.svg'), 'another drawing');
	const [b] = sourcesOf(folder, 'mats');
	assert.match(a?.hash ?? '', /^[\w-]{3}$/);
	assert.notEqual(a?.hash, b?.hash);
});

test('a folder that no layout knows is refused by name', () => {
	const folder = folderWith();
	mkdirSync(join(folder, 'holiday'));
	assert.throws(() => familiesIn(folder), /no family is called holiday/);
});
