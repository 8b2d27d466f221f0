import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { messageWords, registrationWords } from '#content/forms.ts';
import { ContactForm } from './contact-form.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { box, closeTab, fetching, json, openTab, press, type, writeMessage } from './visitor-at-a-form.ts';

const contact = <ContactForm words={messageWords} />;
const registration = <RegistrationForm words={registrationWords} />;

beforeEach(openTab);
afterEach(closeTab);

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
	const browserPosts = fireEvent.submit(document.querySelector('form') as HTMLFormElement);
	expect(browserPosts).toBe(true);
	expect(fetching).not.toHaveBeenCalled();
});
