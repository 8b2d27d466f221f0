import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageWords, registrationWords } from '#content/forms.ts';
import { ContactForm } from './contact-form.tsx';
import { RegistrationForm } from './registration-form.tsx';

const contact = <ContactForm words={messageWords} />;
const registration = <RegistrationForm words={registrationWords} />;
const fetching = vi.fn<typeof fetch>();
const scrolling = vi.fn();

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

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, words: string) => fireEvent.input(box(label), { target: { value: words } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const alertWords = async () => (await screen.findByRole('alert')).textContent ?? '';
const keysSent = () =>
	fetching.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

function writeMessage(message = 'Please send the brochure.') {
	type('Name', 'Meera');
	type('Email', 'meera@vist.example');
	type('Message', message);
}
function writeRegistration() {
	type('Name', 'Meera');
	type('Email', 'meera@vist.example');
	type('Phone', '+91 00000 00001');
	type('Institute', 'VIST');
	type('Department', 'Mechanical');
}

test('[FORM-1] [FORM-8] without script: a form that posts name, email, message, all required', () => {
	const page = document.createElement('div');
	page.innerHTML = renderToString(contact);
	const form = page.querySelector('form');
	expect(form?.getAttribute('action')).toBe('/api/send-email');
	expect(form?.method).toBe('post');
	expect(form?.noValidate).toBe(false);
	for (const name of ['name', 'email', 'message']) {
		const field = form?.elements.namedItem(name) as HTMLInputElement;
		expect(field.required).toBe(true);
	}
	expect(page.querySelector('[name=email]')?.getAttribute('type')).toBe('email');
	expect(page.querySelector('[name=key]')?.getAttribute('value')).toBe('');
	const trap = page.querySelector<HTMLInputElement>('[name=website]');
	expect([trap?.tabIndex, trap?.autocomplete, trap?.closest('[aria-hidden=true]') !== null]).toEqual([
		-1,
		'off',
		true,
	]);
});

test('[FORM-2] [FORM-8] the registration posts its five fields, email and phone of their types', () => {
	const page = document.createElement('div');
	page.innerHTML = renderToString(registration);
	const form = page.querySelector('form');
	expect(form?.getAttribute('action')).toBe('/api/send-registration');
	const required = [...(form?.querySelectorAll<HTMLInputElement>('[required]') ?? [])];
	expect(required.map(({ name }) => name)).toEqual(['name', 'email', 'phone', 'affiliation', 'department']);
	expect(required.map((field) => field.type)).toEqual(['text', 'email', 'tel', 'text', 'text']);
	expect(required.map((field) => field.autocomplete)).toEqual(['name', 'email', 'tel', 'organization', '']);
});

test('[FORM-3] [FORM-7] posts JSON once, says "Message Submitted!" in an alert and scrolls smoothly to the form', async () => {
	fetching.mockResolvedValue(json({ success: true, reference: 'AEG-1234' }));
	render(contact);
	writeMessage();
	press('Send message');
	expect(await alertWords()).toContain('Message Submitted!');
	expect(screen.getByText('AEG-1234')).toBeTruthy();
	expect(fetching).toHaveBeenCalledOnce();
	const [address, init] = fetching.mock.calls[0] ?? [];
	expect(address).toBe('/api/send-email');
	expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
	expect(JSON.parse(String(init?.body))).toEqual({
		name: 'Meera',
		email: 'meera@vist.example',
		message: 'Please send the brochure.',
	});
	expect(scrolling).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
	expect(scrolling.mock.instances[0]).toBe(document.querySelector('form'));
	expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('[FORM-4] says "Registration Successful!", clears the form and leaves a receipt with the calendar', async () => {
	fetching.mockResolvedValue(json({ success: true, reference: 'AEG-5678' }));
	render(registration);
	writeRegistration();
	press('Register');
	expect(await alertWords()).toContain('Registration Successful!');
	expect(fetching.mock.calls[0]?.[0]).toBe('/api/send-registration');
	for (const label of ['Name', 'Email', 'Phone', 'Institute', 'Department'])
		expect(box(label).value).toBe('');
	expect(screen.getByText('AEG-5678')).toBeTruthy();
	expect(screen.getByText('meera@vist.example')).toBeTruthy();
	expect(screen.getByRole('link', { name: /calendar/ }).getAttribute('href')).toBe('/calendar.ics');
	expect(sessionStorage.length).toBe(0);
});

test.each([
	['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
	[
		'an answer that is not JSON',
		() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
	],
	['an answer without success', () => Promise.resolve(json({ success: 'yes' }))],
	['a refusal', () => Promise.resolve(json({ success: false, errors: {} }, 422))],
])('[FORM-3] [FORM-5] %s: "Failed to send message!" and every word stays', async (_, answer) => {
	fetching.mockImplementation(answer);
	render(contact);
	writeMessage();
	press('Send message');
	expect(await alertWords()).toContain('Failed to send message!');
	expect([box('Name').value, box('Email').value, box('Message').value]).toEqual([
		'Meera',
		'meera@vist.example',
		'Please send the brochure.',
	]);
});

test('[FORM-4] [FORM-5] "Failed to register!" and every word stays', async () => {
	fetching.mockRejectedValue(new TypeError('Failed to fetch'));
	render(registration);
	writeRegistration();
	press('Register');
	expect(await alertWords()).toContain('Failed to register!');
	expect(box('Department').value).toBe('Mechanical');
});

test('[FORM-5] an answer that takes 30000 ms counts as none; 29999 ms is still in time', async () => {
	vi.useFakeTimers();
	fetching.mockImplementation(
		(_, init) =>
			new Promise((_resolve, reject) => {
				init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
			}),
	);
	render(contact);
	writeMessage();
	press('Send message');
	await act(() => vi.advanceTimersByTimeAsync(29_999));
	expect(screen.queryByRole('alert')).toBeNull();
	await act(() => vi.advanceTimersByTimeAsync(1));
	expect(screen.getByRole('alert').textContent).toContain('Failed to send message!');
});

test('[FORM-5] the same words keep their key over retries and a reload, changed words get another', async () => {
	fetching.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
	const first = render(contact);
	writeMessage();
	press('Send message');
	await alertWords();
	press('Send message');
	await waitFor(() => expect(fetching).toHaveBeenCalledTimes(2));
	await alertWords();
	first.unmount();
	render(contact);
	press('Send message');
	await waitFor(() => expect(fetching).toHaveBeenCalledTimes(3));
	await alertWords();
	type('Message', 'Something else');
	press('Send message');
	await waitFor(() => expect(fetching).toHaveBeenCalledTimes(4));
	const [one, two, three, four] = keysSent();
	expect(one).toMatch(/^[0-9a-f]{32}$/);
	expect([two, three]).toEqual([one, one]);
	expect(four).not.toBe(one);
});

test('[FORM-5] a second press while a letter is on its way sends nothing', async () => {
	fetching.mockImplementation(() => new Promise(() => {}));
	render(contact);
	writeMessage();
	press('Send message');
	fireEvent.submit(document.querySelector('form') as HTMLFormElement);
	expect(fetching).toHaveBeenCalledOnce();
	expect(screen.getByRole('status').textContent).toBe('Sending');
});

test('[FORM-6] the base address of the API is one setting', async () => {
	vi.resetModules();
	vi.stubEnv('VITE_API_BASE', 'https://office.example/');
	const { letterAction, documentAction } = await import('./send.ts');
	expect(letterAction('message')).toBe('https://office.example/api/send-email');
	expect(documentAction('abstract-book')).toBe('https://office.example/api/documents/abstract-book');
	vi.unstubAllEnvs();
});

test('[FORM-1] what is wrong is listed, takes the focus, leads to the fields, and asks the network for nothing', () => {
	render(contact);
	type('Email', 'meera');
	press('Send message');
	const summary = screen.getByRole('alert');
	expect(document.activeElement).toBe(summary);
	expect([...summary.querySelectorAll('a')].map((link) => [link.textContent, link.hash])).toEqual([
		['Enter your name', '#message-name'],
		['Enter an email address in the correct format, like name@example.com', '#message-email'],
		['Enter your message', '#message-message'],
	]);
	expect(document.title).toBe('Error: Contact');
	expect(box('Email').getAttribute('aria-invalid')).toBe('true');
	fireEvent.click(screen.getByRole('link', { name: 'Enter your message' }));
	expect(document.activeElement).toBe(box('Message'));
	type('Name', 'Meera');
	expect(screen.getByText('Looks good')).toBeTruthy();
	expect(fetching).not.toHaveBeenCalled();
});

test('[FORM-1] a server that finds another fault names the field', async () => {
	fetching.mockResolvedValue(json({ success: false, errors: { email: 'Enter your email address' } }, 422));
	render(contact);
	writeMessage();
	press('Send message');
	expect(await screen.findByText('Failed to send message!')).toBeTruthy();
	expect(box('Email').getAttribute('aria-invalid')).toBe('true');
});

test('[FORM-8] what was typed before script arrived stays', async () => {
	const page = document.body.appendChild(document.createElement('div'));
	page.innerHTML = renderToString(contact);
	const name = page.querySelector<HTMLInputElement>('[name=name]');
	if (name) name.value = 'Meera';
	const root = await act(() => hydrateRoot(page, contact));
	expect(name?.value).toBe('Meera');
	expect(page.querySelector('[name=name]')).toBe(name);
	expect(page.querySelector('form')?.noValidate).toBe(true);
	act(() => root.unmount());
	page.remove();
});

test('[FORM-8] a filled trap is left to the server: script keeps out of it', () => {
	render(contact);
	writeMessage();
	const trap = document.querySelector('[name=website]') as HTMLInputElement;
	trap.value = 'https://spam.example';
	const form = document.querySelector('form') as HTMLFormElement;
	form.addEventListener('submit', (event) => event.defaultPrevented || event.preventDefault(), {
		once: true,
	});
	fireEvent.submit(form);
	expect(fetching).not.toHaveBeenCalled();
});
