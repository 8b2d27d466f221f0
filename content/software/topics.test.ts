import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { contactAbout } from './contact-about.ts';
import { topicGroups } from './topic-groups.ts';
import { beginWithTopic, topicOf, topics } from './topics.ts';

test('[CTA-1] a topic has a readable address of its own', () => {
	assert.equal(contactAbout('seo-audit'), '/contact?topic=seo-audit');
	for (const slug of Object.keys(topics)) assert.match(slug, /^[a-z]+(-[a-z]+)*$/);
});

test('[CTA-1] the message begins with the topic', () => {
	assert.match(topicOf('?topic=seo-audit')?.message ?? '', /^Topic: Free SEO audit\n/);
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
		assert.equal(topicOf(search), undefined, search);
});

test('[CTA-1] every topic is listed on the contact page, and some page asks for it', async () => {
	const listed = topicGroups.flatMap(({ topics }) => topics.map(({ to }) => to));
	assert.equal(listed.length, Object.keys(topics).length);
	const folder = import.meta.dirname;
	const files = (await readdir(folder)).filter((file) => !/^topics|test\.ts$/.test(file));
	const words = (await Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')))).join();
	for (const slug of Object.keys(topics)) assert.ok(words.includes(`contactAbout('${slug}')`), slug);
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
