import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { sitePaths } from '#app/editions/site-paths.ts';
import { places } from '#content/site/response-pages.ts';
import { responsePages, responsePath } from '#contract/response-pages.ts';
import { builtPage } from './built.ts';

type Dom = new (html: string) => { readonly window: { readonly document: Document } };
const { JSDOM }: { readonly JSDOM: Dom } = createRequire(import.meta.url)('jsdom');

/** An email address, a phone number, the place of a reference. */
const fixed = new RegExp(`\\S+@\\S+\\.\\w+|\\+\\d[\\d ]{8,}|${places.reference}`);

test('[ANY-1] email addresses, phone numbers, references and code are not for a translator; the language is said', async () => {
	const translated: string[] = [];
	for (const path of [...sitePaths, ...responsePages.map(responsePath)]) {
		const { document } = new JSDOM((await builtPage(path)).replace(/<(style|script)\b[\s\S]*?<\/\1>/g, ''))
			.window;
		assert.equal(document.documentElement.lang, 'en', path);
		for (const part of document.querySelectorAll('body *')) {
			const own = [...part.childNodes]
				.filter(({ nodeType }) => nodeType === 3)
				.map(({ nodeValue }) => nodeValue);
			const isFixed = fixed.test(own.join('')) || part.localName === 'code';
			if (isFixed && part.closest('[translate="no"]') === null) translated.push(`${path}: ${own.join('')}`);
		}
	}
	assert.deepEqual(translated, []);
});
