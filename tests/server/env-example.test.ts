import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { readConfig, settings } from '#server/config.ts';
import { temporaryFolder } from './server-process.ts';

const example = readFileSync('deploy/aeg.env.example', 'utf8');
const shown = Object.fromEntries(
	[...example.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

it('the example of the settings shows every setting, and nothing else', () => {
	assert.deepEqual(Object.keys(shown).sort(), Object.keys(settings).sort());
});

it('each value in the example of the settings may be used, and is the usual one where it is no example', () => {
	assert.doesNotThrow(() => readConfig({ ...shown, GUARDED_DIR: temporaryFolder() }));
	for (const [name, { otherwise }] of Object.entries(settings))
		if (otherwise !== '' && name !== 'PUBLIC_ORIGIN') assert.equal(shown[name], otherwise, name);
});

it('each setting in the example stands below a line that explains it, and sets nothing by itself', () => {
	const lines = example.split('\n').filter((line) => line !== '');
	for (const line of lines) assert.match(line, /^#/);
	for (const part of example
		.split('\n\n')
		.slice(1)
		.filter((part) => !part.startsWith('# ---')))
		assert.match(part, /^# \S.*\n/);
});
