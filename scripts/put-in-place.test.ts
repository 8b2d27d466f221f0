import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { it } from 'node:test';
import { putInPlace } from './put-in-place.ts';

const folderWith = (folder: string, ...files: readonly string[]) => {
	mkdirSync(folder, { recursive: true });
	for (const file of files) writeFileSync(join(folder, file), `of ${folder}`);
	return folder;
};

for (const [what, others] of [
	['a first build', []],
	['the next build', ['build']],
	['the build after one that was broken off', ['build', 'build.old']],
] as const)
	it(`puts ${what} in its place, and leaves nothing else`, async () => {
		const home = mkdtempSync(join(tmpdir(), 'build-'));
		for (const name of others) folderWith(join(home, name), 'pages.json', 'old.txt');
		const fresh = folderWith(join(home, 'build.new'), 'pages.json');
		await putInPlace(fresh, join(home, 'build'));
		assert.deepEqual(readdirSync(home), ['build']);
		assert.deepEqual(readdirSync(join(home, 'build')), ['pages.json']);
		assert.equal(readFileSync(join(home, 'build', 'pages.json'), 'utf8'), `of ${fresh}`);
	});

it('a build that fails leaves the site that was there', () => {
	const home = mkdtempSync(join(tmpdir(), 'build-'));
	const build = folderWith(join(home, 'build'), 'pages.json');
	const { status } = spawnSync(process.execPath, [resolve('scripts/build.ts')], {
		cwd: home,
		env: { PATH: '/nonexistent' },
	});
	assert.equal(status, 1);
	assert.deepEqual(readdirSync(build), ['pages.json']);
});
