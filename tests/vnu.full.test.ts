import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

/** The W3C's own checker over every page the build made, response pages included; one start of Java for all of them. */

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const pages = globSync('build/client/**/index.html');
const java = spawnSync('java', ['-version']).status === 0;

/** Its dictionaries end before these, which the standards have (`rel=expect` is in HTML, a sum within `min()` and `round()` in CSS). */
const newerThanItKnows = [
	/^CSS: “(background|mask|-webkit-mask|--plus)”: (too few values for the property “linear-gradient”|Too many values or values are not recognized)\.$/,
	// a place that the server fills in
	/^Bad value “%%page%%” for attribute “href”/,
	/^CSS: “((max-)?width|--woven|--width)”: The types are incompatible\.$/,
	// container queries, and lengths by the size of a container
	/^CSS: Unrecognized at-rule “@container”$/,
	/^CSS: “((max-)?width|font-size)”: (Parse Error|Unknown dimension)\.$/,
	/^CSS: “(container-type|field-sizing|interpolate-size)”: Property “\1” doesn't exist\.$/,
	// a colour by `light-dark()` of a colour that has a name
	/^CSS: “[\w-]+”: Cannot invoke "org\.w3c\.css\.values\.CssValue\.getType\(\)"/,
	/^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\.$/,
];

type Message = { readonly url: string; readonly message: string };

test('the checker of the W3C finds no error on any page', {
	skip: java ? false : `no Java here: ${pages.length} pages unchecked`,
}, () => {
	assert.ok(pages.length > 44, `${pages.length} pages`);
	const { stdout } = spawnSync(
		'java',
		['-Xss2m', '-jar', jar, '--errors-only', '--format', 'json', '--stdout', ...pages],
		{ encoding: 'utf8', maxBuffer: 64_000_000 },
	);
	const { messages } = JSON.parse(stdout) as { readonly messages: readonly Message[] };
	const errors = messages.filter(({ message }) => !newerThanItKnows.some((known) => known.test(message)));
	assert.deepEqual(
		errors.map(({ url, message }) => `${url.replace(/.*\/client/, '')} ${message}`),
		[],
	);
});
