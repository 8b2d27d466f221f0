import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
	alertWords,
	answerJson,
	box,
	contact,
	contactAt,
	fetching,
	openTabs,
	press,
	writeMessage,
} from '#app/test-forms.tsx';
import { TestRouter } from '#app/test-router.tsx';
import { composerWords, messageWords } from '#content/forms.ts';
import { paths } from '#contract/paths.ts';
import { MailComposerForm } from './mail-composer-form.tsx';
import css from './receipt.module.css';

openTabs();

/** Both forms on their page, and what the tab keeps of them. */
const page = (
	<>
		{contact}
		<TestRouter at={paths.contact}>
			<MailComposerForm to="contact@aeg.example" words={composerWords} />
		</TestRouter>
	</>
);
const names = ['message', 'composer'].flatMap((form) =>
	['draft', 'receipt'].map((what) => `${what}:${form} ${paths.contact}`),
);

/** Shapes that come close to ours, and those that do not. */
const text = fc.string({ unit: 'binary', maxLength: 40 });
const texts = fc.dictionary(
	fc.constantFrom(
		'name',
		'email',
		'message',
		'key',
		'leave-empty',
		'shown-for',
		'composer-name',
		'__proto__',
	),
	fc.oneof(text, fc.jsonValue()),
);
const ours = fc.record(
	{
		fields: fc.oneof(texts, fc.jsonValue()),
		tried: fc.oneof(fc.record({ submission: text, key: text }, { requiredKeys: [] }), fc.jsonValue()),
		reference: fc.oneof(text, fc.jsonValue()),
		at: fc.oneof(fc.double(), fc.maxSafeInteger(), fc.jsonValue()),
		about: fc.oneof(text, fc.jsonValue()),
		submission: fc.oneof(texts, fc.jsonValue()),
	},
	{ requiredKeys: [] },
);
const anything = fc.oneof(
	ours.map((value) => JSON.stringify(value)),
	fc.json(),
	text,
	fc.constantFrom('null', '[]', '{"fields":null}', '{"name":"x"}', '{"fields":[]}', '"', '1e999', ''),
);

const { body } = document;
const element = <Kind extends Element>(selector: string) => body.querySelector<Kind>(selector) as Kind;
const fill = (name: string, value: string) =>
	fireEvent.input(element(`#message-${name}`), { target: { value } });

test('[FORM-5] whatever lies in the tab, both forms are there and can be sent', () => {
	fc.assert(
		fc.property(fc.dictionary(fc.constantFrom(...names), anything), (kept) => {
			sessionStorage.clear();
			fetching.mockReset().mockImplementation(() => new Promise(() => {}));
			for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
			const { unmount } = render(page);
			try {
				expect(body.querySelectorAll('form')).toHaveLength(2);
				expect(element<HTMLInputElement>('[name=leave-empty]').value).toBe('');
				const form = element<HTMLFormElement>('form');
				if (form.hidden) fireEvent.click(element(`.${css.quiet}`));
				fill('name', 'Meera');
				fill('email', 'meera@vist.example');
				fill('message', 'When?');
				fireEvent.submit(form);
				const [[, init] = []] = fetching.mock.calls;
				expect(new Headers(init?.headers).get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
			} finally {
				unmount();
			}
		}),
		{ numRuns: 100 },
	);
}, 60_000);

const valid = { reference: 'AEG-1234', at: 0, submission: { name: 'Meera' } };

test.each([
	['no fields', 'draft', { name: 'x' }],
	['fields that are none', 'draft', { fields: null }],
	['a list', 'draft', [{ fields: { name: 'x' } }]],
	['a field that is no text', 'draft', { fields: { name: 'x', message: {} } }],
	['a key that is none of ours', 'draft', { fields: { name: 'x' }, tried: { submission: '', key: 'a\nb' } }],
	['no moment', 'receipt', { ...valid, at: 'now' }],
	['a moment that is none', 'receipt', { ...valid, at: 9e15 }],
	['no words', 'receipt', { ...valid, submission: { name: 1 } }],
	['a reference that is no text', 'receipt', { ...valid, reference: [] }],
	['a subject that is no text', 'receipt', { ...valid, about: {} }],
	['a state that is none', 'receipt', { ...valid, state: 'toString' }],
])('what is kept with %s is dropped', (_, what, value) => {
	sessionStorage.setItem(`${what}:message ${paths.contact}`, JSON.stringify(value));
	render(contact);
	expect(box('name').value).toBe('');
	expect(document.querySelector('form')?.hidden).toBe(false);
});

test('the same without the fault is not dropped', () => {
	sessionStorage.setItem(`receipt:message ${paths.contact}`, JSON.stringify(valid));
	const { unmount } = render(contact);
	expect(screen.getByText('AEG-1234')).toBeTruthy();
	unmount();
	sessionStorage.setItem(`draft:message ${paths.contact}`, JSON.stringify({ fields: { name: 'x' } }));
	render(contact);
	expect(box('name').value).toBe('x');
});

test('[FORM-5] more than anybody types is dropped', () => {
	const fields = { name: 'x'.repeat(1_000_001) };
	sessionStorage.setItem(`draft:message ${paths.contact}`, JSON.stringify({ fields }));
	render(contact);
	expect(box('name').value).toBe('');
});

test.each(['any use of it', 'setItem'] as const)(
	'[FORM-5] [FORM-10] where the tab refuses %s, words and receipts last as long as the document',
	async (refused) => {
		const storage = new Proxy(sessionStorage, {
			get(target, name) {
				if (name === refused || refused === 'any use of it') throw new DOMException('', 'SecurityError');
				const value = Reflect.get(target, name);
				return typeof value === 'function' ? value.bind(target) : value;
			},
		});
		vi.stubGlobal('sessionStorage', storage);
		// what the document keeps stays for the other tests: each has a page of its own
		const page = contactAt(`/${refused}`);
		fetching.mockRejectedValueOnce(new TypeError());
		const first = render(page);
		writeMessage();
		press(messageWords.button);
		await alertWords();
		first.unmount();
		fetching.mockImplementation(answerJson({ success: true, reference: 'AEG-1234' }));
		const second = render(page);
		expect(box('message').value).toBe('Please send the brochure.');
		press(messageWords.button);
		await alertWords();
		second.unmount();
		render(page);
		expect(screen.getByText('AEG-1234')).toBeTruthy();
	},
);
