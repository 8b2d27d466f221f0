import { fireEvent, render, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import {
	alertWords,
	answerJson,
	box,
	contact,
	contactAt,
	fetching,
	kept,
	noNetwork,
	openTabs,
	press,
	registration,
	sendMessage,
	type,
} from '#app/test-forms.tsx';
import { TestRouter } from '#app/test-router.tsx';
import { messageWords, registrationWords } from '#content/forms.ts';
import { contactTopics } from '#content/group/contact-topics.ts';
import { beginWithQuestion, questionOf } from '#contract/asked-question.ts';
import { paths } from '#contract/paths.ts';
import { ContactForm } from './submission-form.tsx';
import { topicsOf } from './topics-of.ts';

openTabs();

test('[FORM-5] each form keeps what was typed for its own page alone', () => {
	const first = render(contactAt('/'));
	type('message', 'I want a test rig');
	first.unmount();
	const other = render(contactAt(paths.proposal));
	expect(box('message').value).toBe('');
	other.unmount();
	render(contactAt('/'));
	expect(box('message').value).toBe('I want a test rig');
});

function Ways() {
	const go = useNavigate();
	return (
		<>
			{['fee', 'award'].map((topic) => (
				<button key={topic} type="button" onClick={() => go(`?topic=${topic}`)}>
					{topic}
				</button>
			))}
			<button type="button" onClick={() => go(-1)}>
				Back
			</button>
		</>
	);
}

const withTopics = (address: string) => (
	<TestRouter at={address}>
		<Ways />
		<ContactForm words={messageWords} topics={topicsOf(contactTopics, questionOf, beginWithQuestion)} />
	</TestRouter>
);
const message = () => box('message').value;

test('[CTA-1] each topic has a message of its own; who writes it, and Back, go along', () => {
	render(withTopics(`${paths.contact}?topic=workshop`));
	expect(message()).toMatch(/^Topic: A workshop\n/);
	type('name', 'Meera');
	press('fee');
	expect(message()).toMatch(/^Topic: The registration fee\n/);
	type('message', `${message()}Forty square metres.`);
	press('award');
	expect(message()).toMatch(/^Topic: An award of a conference\n/);
	expect(message()).not.toContain('Forty square metres.');
	expect(box('name').value).toBe('Meera');
	press('Back');
	expect(message()).toMatch(/^Topic: The registration fee\n.*Forty square metres\.$/s);
});

test('[CTA-1] [FORM-5] a draft comes back under its own topic alone, and elsewhere a link leads to it', () => {
	const begun = render(withTopics(`${paths.contact}?topic=fee`));
	type('message', `${message()}Forty square metres.`);
	begun.unmount();
	const without = render(withTopics(paths.contact));
	expect(message()).toBe('');
	fireEvent.click(screen.getByRole('link', { name: 'The registration fee' }));
	expect(message()).toMatch(/^Topic: The registration fee\n.*Forty square metres\.$/s);
	expect(screen.queryByRole('link', { name: 'The registration fee' })).toBeNull();
	without.unmount();
	render(withTopics(`${paths.contact}?topic=award&utm=x`));
	expect(message()).toMatch(/^Topic: An award of a conference\n/);
	expect(screen.getByRole('link', { name: 'The registration fee' }).getAttribute('href')).toBe(
		`${paths.contact}?topic=fee`,
	);
});

test('[CTA-1] a topic that was only looked at is no message that was begun', () => {
	render(withTopics(`${paths.contact}?topic=fee`));
	type('message', `${message()}F`);
	type('message', message().slice(0, -1));
	press('award');
	expect(screen.queryByText(contactTopics.begun)).toBeNull();
	expect(kept('draft:')).toEqual([]);
});

test('[CTA-1] [FORM-5] a message without a topic that was begun is kept beside one with a topic', () => {
	const plain = render(withTopics(paths.contact));
	type('message', 'Dear AEG');
	plain.unmount();
	render(withTopics(`${paths.contact}?topic=fee`));
	fireEvent.click(screen.getByRole('link', { name: contactTopics.none }));
	expect(message()).toBe('Dear AEG');
});

test('[FORM-11] a topic that nobody has answered is not sent, and the page says what to add', async () => {
	fetching.mockImplementation(answerJson({ success: true }));
	render(withTopics(`${paths.contact}?topic=fee`));
	type('name', 'Meera');
	type('email', 'meera@vist.example');
	press(messageWords.button);
	expect(screen.getByRole('link', { name: /^Add your own words/ })).toBeTruthy();
	expect(fetching).not.toHaveBeenCalled();
	type('message', `${message()}Forty square metres.`);
	press(messageWords.button);
	await alertWords();
	expect(fetching).toHaveBeenCalledOnce();
});

const { troubles } = messageWords;
test.each([
	['no network', noNetwork, troubles.offline],
	['429', answerJson({ success: false, errors: { form: 'Too many' } }, 429), troubles.busy],
	['503', answerJson({ success: false, errors: { form: 'Later' } }, 503), troubles.fault],
	['500 that is not JSON', () => Promise.resolve(new Response('<h1>', { status: 500 })), troubles.fault],
	['200 that is not JSON', () => Promise.resolve(new Response('<h1>')), troubles.fault],
	['403', answerJson({ success: false }, 403), troubles.refused],
])('[FORM-5] %s is told in its own words, and marks no field', async (_, answer, words) => {
	sendMessage(answer);
	expect(await alertWords()).toBe(`${messageWords.failed}${words}`);
	expect(screen.getAllByRole('alert')).toHaveLength(1);
	expect(document.querySelector('[aria-invalid]')).toBeNull();
});

test.each([
	['contact', contact, messageWords],
	['registration', registration, registrationWords],
])(
	'the %s form is a landmark with a name, and says before its fields that all are required',
	(_, form, words) => {
		render(form);
		const landmark = screen.getByRole('form', { name: words.name });
		const note = screen.getByText(words.note);
		expect(landmark.contains(note)).toBe(true);
		expect(note.compareDocumentPosition(box('name')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
	},
);
