import assert from 'node:assert/strict';
import { glob } from 'node:fs/promises';
import { test } from 'node:test';
import { openingLines } from '#content/site/message-openings.ts';
import { readSubmission } from '#contract/read-submission.ts';
import { contactAbout } from './contact-about.ts';
import { beginWithTopic, projectTopics, topicGroups, topicOf, topics } from './topics.ts';

test('[CTA-1] a topic has a readable address of its own', () => {
	assert.equal(contactAbout('seo-audit'), '/contact?topic=seo-audit');
	for (const slug of Object.keys(topics)) assert.match(slug, /^[a-z\d]+(-[a-z\d]+)*$/);
});

test('[CTA-1] the message begins with the topic', () => {
	const message = topicOf('?topic=seo-audit')?.message ?? '';
	assert.ok(message.startsWith(`Topic: ${topics['seo-audit'].label}\n`), message);
});

test('[CTA-1] [FORM-11] what a topic writes into the message is no message', () => {
	for (const slug of Object.keys(topics)) {
		const message = beginWithTopic(`?topic=${slug}`, '');
		const submission = { name: 'A', email: 'a@b.example', message };
		assert.equal(readSubmission('message', submission, projectTopics.lines).ok, false, slug);
		assert.equal(readSubmission('message', submission, openingLines).ok, false, slug);
		assert.equal(projectTopics.find(`?topic=${slug}`)?.search, `?topic=${slug}`);
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
		assert.deepEqual([topicOf(search), projectTopics.find(search)], [undefined, undefined], search);
});

test('[CTA-1] every topic can be chosen on the contact page', () => {
	const listed = topicGroups.flatMap(({ topics }) => topics.map(({ slug }) => slug));
	assert.deepEqual(listed.toSorted(), Object.keys(topics).sort());
});

test('[CTA-1] a topic takes the place of another one that nobody has answered, and loses no word', () => {
	const { message } = topics['seo-audit'];
	const begun = (written: string) => beginWithTopic('?topic=seo-audit', written);
	assert.equal(begun(''), message);
	assert.equal(begun(topics.hosting.message), message);
	assert.equal(begun('Our site is slow.'), `${message}\nOur site is slow.`);
	assert.equal(begun(`${message}www.example.com`), `${message}www.example.com`);
	assert.equal(beginWithTopic('?topic=free-money', 'Our site is slow.'), 'Our site is slow.');
});

test('[CTA-1] every topic that a page of software names is one of the contact page', async () => {
	for await (const file of glob('content/software/*.ts', { exclude: ['**/*.test.ts'] })) {
		const words = JSON.stringify(await import(`#${file.replaceAll('\\', '/')}`));
		for (const [, slug] of words.matchAll(/\/contact\?topic=([^"#]+)/g))
			assert.ok(topicOf(`?topic=${slug}`), `${file} names ${slug}`);
	}
});
