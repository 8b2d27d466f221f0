import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { formsOf } from '#content/conference/registration-words.ts';
import { labels } from '#content/field-words.ts';
import { messageWords } from '#content/forms.ts';
import { paths } from '#contract/paths.ts';
import type { FieldName } from '#contract/submissions.ts';
import { next } from '../tests/editions/next.ts';
import { liveSubmission } from './forms/live-submission.ts';
import { RegistrationForm } from './forms/registration-form.tsx';
import { ContactForm } from './forms/submission-form.tsx';
import { TestRouter } from './test-router.tsx';

/** For tests: the two forms, what a visitor does at them, and a network that answers as it is told. */

export const fetching = vi.fn<typeof fetch>();
export const scrolling = vi.fn();

export const contactAt = (address: string) => (
	<TestRouter at={address}>
		<ContactForm words={messageWords} />
	</TestRouter>
);
export const contact = contactAt(paths.contact);
/** What the form says of an edition of the tests, in each of its states. */
export const registrationForms = formsOf(next);
export const registration = (
	<TestRouter at={paths.registration}>
		<RegistrationForm words={registrationForms} />
	</TestRouter>
);

/** Gives each test of a file a new tab: nothing kept, nothing asked yet; its forms are whole, as on a page walked to. */
export function openTabs(): void {
	beforeAll(() => liveSubmission.bring());
	beforeEach(() => {
		sessionStorage.clear();
		document.title = 'Contact';
		fetching.mockReset();
		scrolling.mockReset();
		vi.stubGlobal('fetch', fetching);
		Element.prototype.scrollIntoView = scrolling;
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});
}

/** The names under which the tab keeps something that begins so. */
export const kept = (what: string) => Object.keys(sessionStorage).filter((name) => name.startsWith(what));
export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
/** The box of a field, whether or not its label says that it is optional. */
export const box = (field: FieldName, within: Pick<typeof screen, 'getByLabelText'> = screen) =>
	within.getByLabelText<HTMLInputElement>((words) => words.split(' (')[0] === labels[field]);
export const type = (field: FieldName, words: string, within?: Pick<typeof screen, 'getByLabelText'>) =>
	fireEvent.input(box(field, within), { target: { value: words } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const alertWords = async () => (await screen.findByRole('alert')).textContent ?? '';

export function writeMessage(within?: Pick<typeof screen, 'getByLabelText'>): void {
	type('name', 'Meera', within);
	type('email', 'meera@vist.example', within);
	type('message', 'Please send the brochure.', within);
}

export function writeRegistration(): void {
	type('name', 'Meera');
	type('email', 'meera@vist.example');
	type('phone', '+91 00000 00001');
	type('affiliation', 'VIST');
	type('department', 'Mechanical');
}

/** Writes a message on its page and presses the button, before a network that answers so. */
export function sendMessage(answer: () => Promise<Response>) {
	fetching.mockImplementation(answer);
	const page = render(contact);
	writeMessage();
	press(messageWords.button);
	return page;
}

/** Answers of the network: some JSON, none at all, and one that never comes. */
export const answerJson = (body: unknown, status?: number) => () => Promise.resolve(json(body, status));
export const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
export const noAnswer = () => new Promise<Response>(() => {});
