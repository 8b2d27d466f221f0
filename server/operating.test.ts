import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { it } from 'node:test';
import { settings } from './config.ts';
import { verbs } from './desk/verbs.ts';

const manual = readFileSync('docs/operating.md', 'utf8');

for (const name of Object.keys(settings))
	it(`the manual explains ${name}`, () => assert.match(manual, new RegExp(`\`${name}\``)));

for (const verb of Object.keys(verbs).filter((name) => name !== 'help'))
	it(`the manual shows "desk -- ${verb}"`, () => assert.match(manual, new RegExp(`npm run desk -- ${verb}`)));

it('every test the manual names is there', () => {
	for (const [, file = ''] of manual.matchAll(/`((?:server|tests)\/[\w/.-]+\.test\.ts)`/g))
		assert.ok(existsSync(file), file);
});
