import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const wanted: Record<string, string> = read('package.json').optionalDependencies;
const { packages } = read('package-lock.json');

it('the Node that runs every script is one version, pinned by its hash for each system', () => {
	assert.equal(new Set(Object.values(wanted)).size, 1);
	const systems = Object.entries(wanted).map(([name, version]) => {
		const { integrity, os, cpu, bin, ...found } = packages[`node_modules/${name}`];
		assert.equal(found.version, version);
		assert.match(integrity, /^sha512-/);
		assert.ok(bin.node);
		return `${os} ${cpu}`;
	});
	assert.deepEqual(systems.sort(), ['darwin arm64', 'darwin x64', 'linux arm64', 'linux x64', 'win32 x64']);
});

it('no package installs another Node outside the lockfile', () => {
	assert.equal(packages['node_modules/node'], undefined);
	assert.ok(!('node' in read('package.json').allowScripts));
});
