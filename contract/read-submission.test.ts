import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { linesOf } from './filled.ts';
import { readSubmission } from './read-submission.ts';
import { fieldsOf } from './submissions.ts';

const message = { name: 'Asha', email: 'asha@vist.example', message: 'How long is the rig?' };
const registration = {
	...message,
	phone: '1',
	affiliation: 'VIST',
	department: 'Physics',
	message: undefined,
};
const faultsOf = (read: ReturnType<typeof readSubmission>) => (read.ok ? {} : read.faults);

describe('what fills a field', () => {
	const unseen = [
		' ',
		'\t',
		'\u00a0',
		'\u00ad',
		'\u034f',
		'\u061c',
		'\u115f\u1160',
		'\u180e',
		'\u200b',
		'\u200c\u200d',
		'\u200e\u200f',
		'\u202e',
		'\u2060',
		'\u2066\u2069',
		'\u2800',
		'\u3000',
		'\u3164',
		'\ufe0f',
		'\ufeff',
		'\uffa0',
		'\u{e0001}',
		' \u200b\u00a0\ufeff ',
	];
	for (const [kind, submission] of [
		['message', message],
		['registration', Object.fromEntries(Object.entries(registration).filter(([, words]) => words))],
	] as const)
		for (const [name, field] of fieldsOf(kind))
			it(`[FORM-1] [FORM-2] characters that nobody sees do not fill "${name}" of a ${kind}`, () => {
				assert.equal(readSubmission(kind, submission).ok, true);
				for (const words of unseen) {
					const faults = faultsOf(readSubmission(kind, { ...submission, [name]: words }));
					assert.equal(faults[name], field.required ? 'missing' : undefined, JSON.stringify(words));
				}
			});

	it('a word with joiners among its letters fills it, and stays as it was typed', () => {
		for (const words of ['श\u094d\u200dर', 'نمی\u200cخواهم', 'co\u00adoperation', '👩\u200d🔬', '.']) {
			const read = readSubmission('message', { ...message, message: words });
			assert.equal(read.ok && read.submission.message, words);
		}
	});
});

describe('what the site wrote is no message', () => {
	const openings = [
		'Topic: A rig\n\nLoad: \nWanted by: \n',
		'Topic: A rig plan\n\nWhich: \n',
		'Topic: A question\n\n',
	];
	const lines = linesOf(openings);
	const refused = (words: string) =>
		faultsOf(readSubmission('message', { ...message, message: words }, lines)).message;

	it('[FORM-11] an opening alone is refused', () => {
		for (const opening of openings) assert.equal(refused(opening), 'template');
		assert.equal(refused(''), 'missing');
	});

	it('[FORM-11] however its white space was changed, and whatever of it was deleted', () => {
		for (const words of [
			'Topic: A rig\r\n\r\nLoad: \r\nWanted by: \r\n',
			'Topic: A rig Load: Wanted by:',
			'\n\n  Topic:  A   rig\n\n\nLoad:\u00a0\n\tWanted by:\u200b   \n\n',
			'Topic: A rig',
			'Load:\nWanted by:',
			'Wanted by:\nTopic: A rig\nTopic: A rig plan',
		])
			assert.equal(refused(words), 'template', JSON.stringify(words));
	});

	it('[FORM-11] one answer, or one word below it, makes it a message, which is stored as it was written', () => {
		for (const words of [
			'Topic: A rig\n\nLoad: 5 kN\nWanted by: \n',
			'Topic: A rig\n\nLoad: \nWanted by: \nPlease call.',
			'Topic: A rigid frame',
			'Topic: A lathe to repair',
			'Topic: A question\n\nrefund?\n',
		]) {
			const read = readSubmission('message', { ...message, message: words }, lines);
			assert.equal(read.ok && read.submission.message, words);
		}
	});

	it('[FORM-11] it is told beside what else is wrong', () => {
		const faults = faultsOf(readSubmission('message', { message: openings[0] }, lines));
		assert.deepEqual(Object.keys(faults), ['name', 'email', 'message']);
	});
});

describe('email addresses', () => {
	const read = (email: string) => readSubmission('message', { ...message, email });

	it('[FORM-1] a domain in another script is stored as mail servers know it, whichever way it was typed', () => {
		for (const [typed, stored] of [
			['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
			['asha@xn--p1b6ci4b4b3a.xn--h2brj9c', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
			['asha@உதாரணம்.இந்தியா', 'asha@xn--zkc6cc5bi7f6e.xn--xkc2dl3a5ee0h'],
			['asha@उदाहरण。भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
			['Asha@EXAMPLE.org', 'Asha@EXAMPLE.org'],
		] as const) {
			const submission = read(typed);
			assert.equal(submission.ok && submission.submission.email, stored);
		}
	});

	it('[FORM-1] letters outside a to z before the @ are told in words of their own', () => {
		for (const typed of ['आशा@example.org', 'आशा@उदाहरण.भारत', 'müller@example.org'])
			assert.equal(faultsOf(read(typed)).email, 'letters', typed);
	});

	it('[FORM-1] what is no address in any script is not made one', () => {
		for (const typed of [
			'asha@उदाहरण.भारत/path',
			'asha@उदाहरण.भारत:80',
			'asha@उदाहरण.भारत?x',
			'asha@उदा हरण.भारत',
			'asha@उदाहरण..भारत',
			'asha@उदाहरण.भारत.',
			'a@b@उदाहरण.भारत',
			'@उदाहरण.भारत',
			'asha@ex%41mple.भारत',
			'as\u200bha@example.org',
			`asha@${'उ'.repeat(70)}.भारत`,
		])
			assert.equal(faultsOf(read(typed)).email, 'address', typed);
	});
});
