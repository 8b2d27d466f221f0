import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { sitePaths } from '#app/editions/site-paths.ts';
import { buildFromText } from '#contract/build.ts';
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

test('the policy of every page admits each of its inline scripts and styles, and nothing else', async () => {
	const { pages, responses } = buildFromText(readFileSync('build/pages.json', 'utf8'));
	const data = /^<script type="application\//;
	for (const { file, csp } of [...Object.values(pages), ...Object.values(responses)]) {
		const html = readFileSync(`build/client/${file}`, 'utf8');
		const inline = (tag: string) =>
			[...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([^]*?)</${tag}>`, 'g'))]
				.filter(([element]) => !data.test(element))
				.map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`);
		assert.deepEqual(csp, { script: inline('script'), style: inline('style') }, file);
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
