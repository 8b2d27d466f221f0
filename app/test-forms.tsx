import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { messageWords, registrationWords } from '#content/forms.ts';
import { ContactForm } from './forms/contact-form.tsx';
import { RegistrationForm } from './forms/registration-form.tsx';
import { TestRouter } from './test-router.tsx';

/** For tests: the two forms, what a visitor does at them, and a network that answers as it is told. */

export const fetching = vi.fn<typeof fetch>();
export const scrolling = vi.fn();

export const contactAt = (address: string) => (
	<TestRouter at={address}>
		<ContactForm words={messageWords} />
	</TestRouter>
);
export const contact = contactAt('/ContactForm');
export const registration = (
	<TestRouter at="/registerConference">
		<RegistrationForm words={registrationWords} />
	</TestRouter>
);

/** Gives each test of a file a new tab: nothing kept, nothing asked yet. */
export function openTabs(): void {
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

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
export const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, words: string) =>
	fireEvent.input(box(label), { target: { value: words } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const alertWords = async () => (await screen.findByRole('alert')).textContent ?? '';

export function writeMessage(): void {
	type('Name', 'Meera');
	type('Email', 'meera@vist.example');
	type('Message', 'Please send the brochure.');
}

export function writeRegistration(): void {
	type('Name', 'Meera');
	type('Email', 'meera@vist.example');
	type('Phone', '+91 00000 00001');
	type('Institute', 'VIST');
	type('Department', 'Mechanical');
}
