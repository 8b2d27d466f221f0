import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { sitePaths } from '#app/editions/site-paths.ts';
import { builtPage } from './built.ts';

/** The rules of HTML itself, and those about accessibility; how the markup is laid out is nobody's business. */
const validator = new HtmlValidate({
	extends: ['html-validate:standard', 'html-validate:a11y'],
	rules: {
		'no-inline-style': 'error',
		'void-style': 'off',
		'doctype-style': 'off',
		'attr-case': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'long-title': 'off',
		'no-trailing-whitespace': 'off',
		'no-redundant-role': 'off',
		'script-type': 'off',
		'valid-id': ['error', { relaxed: true }],
		'tel-non-breaking': 'off',
		'require-sri': 'off',
		// a sample of code that scrolls sideways is a named region, and stands in <pre>, which has no native twin
		'prefer-native-element': ['error', { exclude: ['region'] }],
		'aria-label-misuse': ['error', { allowAnyNamable: true }],
	},
});

test('every page is valid HTML', async () => {
	const problems: string[] = [];
	for (const path of sitePaths) {
		const report = await validator.validateString(await builtPage(path));
		for (const { messages } of report.results) {
			for (const { ruleId, message, selector } of messages)
				problems.push(`${path} ${ruleId}: ${message} (${selector})`);
		}
	}
	assert.deepEqual(problems, []);
});

test('no class of a page is a name that its style sheet has lost', async () => {
	for (const path of sitePaths) {
		const classes = [...(await builtPage(path)).matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
			names.split(' '),
		);
		assert.ok(classes.length > 50, path);
		assert.equal(classes.indexOf('undefined'), -1, path);
	}
});

test('the styles of every page name all layers first in their order, which holds for the whole sheet too', async () => {
	const layersIn = (text: string) => [
		...new Set([...text.matchAll(/@layer ([\w, ]+)[;{]/g)].flatMap(([, names = '']) => names.split(', '))),
	];
	const order = layersIn(readFileSync('index.html', 'utf8'));
	assert.ok(order.length > 1);
	for (const path of sitePaths) assert.deepEqual(layersIn(await builtPage(path)), order, path);
});
