import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { openingLines } from '#content/site/message-openings.ts';
import { documentRefused } from '#content/site/response-pages.ts';
import { askAbout, askQuestion } from '#contract/ask-about.ts';
import { beginWithQuestion, questionOf } from '#contract/asked-question.ts';
import { paths } from '#contract/paths.ts';
import { readSubmission } from '#contract/read-submission.ts';
import * as awards from '../conference/awards.ts';
import * as faq from '../conference/faq.ts';
import * as menu from '../conference/menu.ts';
import * as past from '../conference/past.ts';
import { publications } from '../conference/sponsors.ts';
import * as timeline from '../conference/timeline.ts';
import * as workshops from '../conference/workshops.ts';
import { matsNames } from '../records/index/mats-names.ts';
import { publicationsNames } from '../records/index/publications-names.ts';
import { achievementsPage } from '../research/achievements-page.ts';
import { fibreFacts } from '../research/fibre-facts.ts';
import { products } from '../research/products.ts';
import { researchServices } from '../research/services.ts';
import { contactTopics } from './contact-topics.ts';

const isMessage = (message: string) =>
	readSubmission('message', { name: 'A', email: 'a@b.example', message }, openingLines).ok;

const begin = (search: string, written: string) => beginWithQuestion(contactTopics.openings, search, written);
const find = (search: string) => questionOf(contactTopics.openings, search);

const queryOf = (address: string) => address.slice(address.indexOf('?'));

/** Of each list the first, whatever is in it; none where it is empty. */
const [mat] = Object.entries(matsNames);
const [publication] = Object.entries(publicationsNames);

test('[CTA-1] a topic that the address names begins the message', () => {
	const topic = (search: string) => begin(search, '').split('\n')[0];
	if (mat) assert.equal(topic(`?topic=mat-${mat[0]}`), `Topic: ${mat[1]}`);
	if (publication) assert.equal(topic(`topic=publication-${publication[0]}`), `Topic: ${publication[1]}`);
	assert.match(begin('?topic=workshop', 'Hello'), /^Topic: .+\n.*\nHello$/s);
});

test('[CTA-1] [FORM-11] every topic that a button of the site names begins a message, and alone is none', () => {
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
		...Object.keys(matsNames).map((id) => `mat-${id}`),
		...publications.map(({ id }) => `publication-${id}`),
	];
	assert.ok(named.length > 0);
	for (const topic of [...named, ...made]) {
		const message = begin(`?topic=${topic}`, '');
		assert.match(message, /^Topic: /, topic);
		assert.equal(isMessage(message), false, topic);
		assert.equal(isMessage(`${message}Five, please.`), true, topic);
	}
});

test('[CTA-1] a button below a sentence that says what to write opens a message about that', () => {
	const closings = [
		awards.closing.actions,
		timeline.closing.actions,
		past.closing.actions,
		menu.closing.actions,
		workshops.closing.actions,
		faq.moreOf(true).actions,
		fibreFacts.closing.actions,
		products.closing.actions,
		achievementsPage.closing.actions,
		researchServices.closing.actions,
		documentRefused.onward,
	];
	const addresses = closings.flat().map((link) => link?.to ?? '');
	const blank = addresses.filter((to) => to.startsWith(paths.contact) && !/[?#]./.test(to));
	assert.deepEqual(blank, []);
});

test('a question that the search did not answer stands below its topic once, and stays when the topic changes', () => {
	const asked = queryOf(askQuestion('refund & 100% $& of my fee?'));
	const begun = begin(asked, '');
	assert.match(begun, /^Topic: .+\nrefund & 100% \$& of my fee\?\n$/s);
	assert.equal(begin(asked, begun), begun);
	assert.match(begin('?topic=workshop', begun), /^Topic: .+\n.*\nrefund & 100% \$& of my fee\?\n$/s);
	assert.ok(begin(`?topic=question&question=${'a'.repeat(5000)}`, '').length < 500);
});

test('a topic is known by the part of the query that names it, and a question by its own words', () => {
	const asked = queryOf(askQuestion('refund & 100%?'));
	assert.deepEqual(find(`${asked}&from=search`), {
		label: 'A question that the search did not answer: refund & 100%?',
		search: '?topic=question&question=refund+%26+100%25%3F',
	});
	assert.equal(find(find(asked)?.search ?? '')?.label, find(asked)?.label);
	if (mat) {
		const search = `?topic=mat-${mat[0]}`;
		assert.deepEqual(find(`?utm=x&${search.slice(1)}`), { label: mat[1], search });
	}
	assert.ok(isMessage(begin(asked, '')), 'the question is the visitor’s own');
});

test('a question is kept though the line of its topic holds it', () => {
	for (const question of ['question', 'search', 'a'])
		assert.match(begin(queryOf(askQuestion(question)), ''), new RegExp(`^Topic: .+\\n\\n${question}\\n`));
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
		assert.deepEqual([begin(search, 'Hello'), find(search)], ['Hello', undefined], search);
});

test('[ANY-4] whatever the query of an address holds, it names a topic of ours or none, and begins a message once', () => {
	const slug = fc.oneof(fc.constantFrom('question', 'mat-coir', '__proto__', 'toString'), fc.string());
	const halves = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));
	const question = fc.oneof(
		fc.string({ unit: halves }),
		fc.constantFrom('a\r\nb', 'Topic: x\n\ny', ' ', `${'x'.repeat(199)} y`, `${'x'.repeat(199)}😀`),
	);
	const queries = fc
		.tuple(slug, question)
		.map(([topic, question]) => `?${new URLSearchParams({ topic, question })}`);
	fc.assert(
		fc.property(fc.oneof(queries, fc.string()), (search) => {
			const found = find(search);
			if (found) assert.deepEqual(find(found.search), found);
			else assert.equal(begin(search, 'Hello'), 'Hello');
			// as a field for text holds it
			const begun = begin(search, '').replace(/\r\n?/g, '\n');
			assert.equal(begin(search, begun), begun);
			assert.ok(begun.length < 1000);
		}),
	);
	fc.assert(
		fc.property(fc.string({ unit: halves }), (typed) => askQuestion(typed).startsWith(askAbout('question'))),
	);
});
