import assert from 'node:assert/strict';
import { glob } from 'node:fs/promises';
import { test } from 'node:test';
import { openingLines } from '#content/site/message-openings.ts';
import { linesOf } from '#contract/filled.ts';
import { readSubmission } from '#contract/read-submission.ts';
import { beginWithTopic, topicOf } from '#contract/topics.ts';
import { contactAbout } from './contact-about.ts';
import { projectTopics, topicGroups, topics } from './topics.ts';

const begin = (search: string, written: string) => beginWithTopic(projectTopics.openings, search, written);
const find = (search: string) => topicOf(projectTopics.openings, search);

test('[CTA-1] a topic has a readable address of its own', () => {
	assert.equal(contactAbout('seo-audit'), '/contact?topic=seo-audit');
	for (const slug of Object.keys(topics)) assert.match(slug, /^[a-z\d]+(-[a-z\d]+)*$/);
});

test('[CTA-1] the message begins with the topic', () => {
	const message = begin('?topic=seo-audit', '');
	assert.ok(message.startsWith(`Topic: ${topics['seo-audit'].label}\n`), message);
});

test('[CTA-1] [FORM-11] what a topic writes into the message is no message', () => {
	for (const slug of Object.keys(topics)) {
		const message = begin(`?topic=${slug}`, '');
		const submission = { name: 'A', email: 'a@b.example', message };
		assert.equal(
			readSubmission('message', submission, linesOf(Object.values(projectTopics.openings))).ok,
			false,
			slug,
		);
		assert.equal(readSubmission('message', submission, openingLines).ok, false, slug);
		assert.equal(find(`?topic=${slug}`)?.search, `?topic=${slug}`);
	}
});

test('[CTA-1] an unknown topic, a word of the language and an empty query name none', () => {
	for (const search of [
		'?topic=free-money',
		'?topic=toString',
		'?topic=__proto__',
		'?topic=',
		'?other=seo-audit',
		'',
	])
		assert.deepEqual([find(search), begin(search, 'Hello')], [undefined, 'Hello'], search);
});

test('[CTA-1] every topic can be chosen on the contact page', () => {
	const listed = topicGroups.flatMap(({ topics }) => topics.map(({ slug }) => slug));
	assert.deepEqual(listed.toSorted(), Object.keys(topics).sort());
});

test('[CTA-1] a topic takes the place of another one that nobody has answered, and loses no word', () => {
	const { opening } = topics['seo-audit'];
	const begun = (written: string) => begin('?topic=seo-audit', written);
	assert.equal(begun(''), opening);
	assert.equal(begun(topics.hosting.opening), opening);
	assert.equal(begun('Our site is slow.'), `${opening}\nOur site is slow.`);
	assert.equal(begun(`${opening}www.example.com`), `${opening}www.example.com`);
	assert.equal(begin('?topic=free-money', 'Our site is slow.'), 'Our site is slow.');
});

test('[CTA-1] every topic that a page of software names is one of the contact page', async () => {
	for await (const file of glob('content/software/*.ts', { exclude: ['**/*.test.ts'] })) {
		const words = JSON.stringify(await import(`#${file.replaceAll('\\', '/')}`));
		for (const [, slug] of words.matchAll(/\/contact\?topic=([^"#]+)/g))
			assert.ok(find(`?topic=${slug}`), `${file} names ${slug}`);
	}
});
