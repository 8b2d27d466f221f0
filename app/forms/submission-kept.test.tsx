import { render, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import {
	alertWords,
	answerJson,
	box,
	contact,
	contactAt,
	noNetwork,
	openTabs,
	press,
	registration,
	sendMessage,
	type,
} from '#app/test-forms.tsx';
import { TestRouter } from '#app/test-router.tsx';
import { messageWords, registrationWords } from '#content/forms.ts';
import { beginWithTopic } from '#content/group/contact-topics.ts';
import { paths } from '#contract/paths.ts';
import { ContactForm } from './contact-form.tsx';
import { OpenedByAddress } from './opened-by-address.tsx';

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

function Topics() {
	const go = useNavigate();
	return (
		<>
			{['mat-coir', 'mat-jute'].map((topic) => (
				<button key={topic} type="button" onClick={() => go(`?topic=${topic}`)}>
					{topic}
				</button>
			))}
			<button type="button" onClick={() => go(-1)}>
				Back
			</button>
			<output>{useLocation().search}</output>
		</>
	);
}

test('[CTA-1] topics replace each other in a message, also by Back, while what the visitor wrote stays', () => {
	render(
		<TestRouter at={`${paths.contact}?topic=workshop`}>
			<Topics />
			<OpenedByAddress begin={beginWithTopic}>
				<ContactForm words={messageWords} />
			</OpenedByAddress>
		</TestRouter>,
	);
	const topics = () => box('message').value.match(/^Topic: .*/gm);
	expect(topics()).toEqual(['Topic: A workshop']);
	press('mat-coir');
	type('message', `${box('message').value}Forty square metres.`);
	press('mat-jute');
	expect(topics()).toEqual(['Topic: Jute mat']);
	expect(box('message').value).toContain('Forty square metres.');
	press('Back');
	expect(topics()).toEqual(['Topic: Coir mat']);
	expect(box('message').value).toContain('Forty square metres.');
});

test('[CTA-1] [FORM-5] the draft holds the topic that was chosen last, and none where nothing was typed', () => {
	const at = (address: string) =>
		render(
			<TestRouter at={address}>
				<Topics />
				<OpenedByAddress begin={beginWithTopic}>
					<ContactForm words={messageWords} />
				</OpenedByAddress>
			</TestRouter>,
		);
	const untouched = at(`${paths.contact}?topic=mat-coir`);
	press('mat-jute');
	untouched.unmount();
	const typed = at(`${paths.contact}?topic=mat-coir`);
	expect(box('message').value).toMatch(/^Topic: Coir mat\n/);
	type('message', `${box('message').value}Forty square metres.`);
	press('mat-jute');
	typed.unmount();
	const anew = at(paths.contact);
	expect(box('message').value).toMatch(/^Topic: Jute mat\n.*Forty square metres\.$/s);
	anew.unmount();
	at(`${paths.contact}?topic=workshop`).unmount();
	at(paths.contact);
	expect(box('message').value).toMatch(/^Topic: A workshop\n.*Forty square metres\.$/s);
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
