import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { publicationNames } from '../conference/publication-names.ts';
import { publications } from '../conference/sponsors.ts';
import { matTitles } from '../research/mat-titles.ts';
import { askQuestion } from './ask-about.ts';
import { beginWithTopic } from './contact-topics.ts';

const queryOf = (address: string) => address.slice(address.indexOf('?'));

test('[CTA-1] a topic that the address names begins the message', () => {
	assert.match(beginWithTopic('?topic=mat-coir', ''), new RegExp(`^Topic: ${matTitles.coir}\n`));
	assert.match(
		beginWithTopic('topic=publication-ieee', ''),
		new RegExp(`^Topic: ${publicationNames.ieee}\n`),
	);
	assert.match(beginWithTopic('?topic=workshop', 'Hello'), /^Topic: .+\n.*\nHello$/s);
});

test('[CTA-1] every topic that a button of the site names begins a message', () => {
	const content = `${import.meta.dirname}/..`;
	const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
		/(?<!test)\.ts$/.test(file),
	);
	const named = files.flatMap((file) =>
		[...readFileSync(`${content}/${file}`, 'utf8').matchAll(/askAbout\('([^']+)'\)/g)].map(
			([, topic = '']) => topic,
		),
	);
	const made = [
		...Object.keys(matTitles).map((id) => `mat-${id}`),
		...publications.map(({ id }) => `publication-${id}`),
	];
	assert.ok(named.length > 0);
	for (const topic of [...named, ...made])
		assert.match(beginWithTopic(`?topic=${topic}`, ''), /^Topic: /, topic);
});

test('a question that the search did not answer stands below its topic once, and stays when the topic changes', () => {
	const asked = queryOf(askQuestion('refund & 100% $& of my fee?'));
	const begun = beginWithTopic(asked, '');
	assert.match(begun, /^Topic: .+\nrefund & 100% \$& of my fee\?\n$/s);
	assert.equal(beginWithTopic(asked, begun), begun);
	assert.match(beginWithTopic('?topic=mat-coir', begun), /^Topic: .+\n.*\nrefund & 100% \$& of my fee\?\n$/s);
	assert.ok(beginWithTopic(`?topic=question&question=${'a'.repeat(5000)}`, '').length < 500);
});

test('a name that is no topic of ours is ignored', () => {
	for (const search of [
		'',
		'?topic=',
		'?topic=gold',
		'?topic=Workshop',
		'?topic=toString',
		'?topic=<b>',
		'?other=workshop',
	])
		assert.equal(beginWithTopic(search, 'Hello'), 'Hello', search);
});
