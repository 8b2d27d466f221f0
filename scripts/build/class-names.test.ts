import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { classNames } from './class-names.ts';

const band = `${process.cwd()}/app/shells/footer.module.css`;
const [, first = ''] = /\.([\w-]+)/.exec(readFileSync(band, 'utf8')) ?? [];

test('a class of a module is named by letters of its file and a capital of its own, the same every time', () => {
	assert.match(classNames()(first, band), /^[a-z]{1,2}A$/);
	assert.equal(classNames()(first, band), classNames()(first, band));
});

test('two files never share a name', () => {
	const name = classNames();
	const other = `${process.cwd()}/app/shells/shell.module.css`;
	const [, its = ''] = /\.([\w-]+)/.exec(readFileSync(other, 'utf8')) ?? [];
	assert.notEqual(name(first, band), name(its, other));
});

test('a class that its file does not have stops the build', () => {
	assert.throws(() => classNames()('nowhere', band), /footer\.module\.css has no class nowhere/);
});
