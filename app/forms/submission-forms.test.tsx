import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
	alertWords,
	answerJson,
	box,
	contact,
	fetching,
	openTabs,
	press,
	registration,
	sendMessage,
	type,
	writeMessage,
} from '#app/test-forms.tsx';
import { messageWords } from '#content/forms.ts';
import { metadataFields } from '#contract/submissions.ts';

openTabs();

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
	const honeypot = page.querySelector<HTMLInputElement>(`[name=${metadataFields.honeypot}]`);
	expect([
		honeypot?.tabIndex,
		honeypot?.autocomplete,
		honeypot?.closest('[aria-hidden=true]') !== null,
	]).toEqual([-1, 'off', true]);
});

test('no field that people do not see has a name that programs fill in for them', () => {
	const filledIn =
		/name|mail|tel|phone|fax|url|web|site|home|street|address|line|city|state|country|region|zip|post|company|organi[sz]ation|title|user|login|pass|card|code|birth|date|sex|gender|age/i;
	for (const name of Object.values(metadataFields)) expect(name).not.toMatch(filledIn);
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
	type('email', 'meera');
	press(messageWords.button);
	const summary = screen.getByRole('alert');
	expect(document.activeElement).toBe(summary);
	expect([...summary.querySelectorAll('a')].map((link) => [link.textContent, link.hash])).toEqual([
		['Enter your name', '#message-name'],
		['Enter an email address in the correct format, like name@example.com', '#message-email'],
		['Enter your message', '#message-message'],
	]);
	expect(document.title).toBe('Error: Contact');
	expect(box('email').getAttribute('aria-invalid')).toBe('true');
	fireEvent.click(screen.getByRole('link', { name: 'Enter your message' }));
	expect(document.activeElement).toBe(box('message'));
	type('name', 'Meera');
	expect(screen.getByText('Looks good')).toBeTruthy();
	expect(fetching).not.toHaveBeenCalled();
});

test('[FORM-1] the list of errors follows what is mended, and goes with the last of them; the focus stays where one types', () => {
	render(contact);
	press(messageWords.button);
	const listed = () =>
		screen.queryAllByRole('link', { name: /^Enter/ }).map(({ textContent }) => textContent);
	expect(listed()).toHaveLength(3);
	box('email').focus();
	type('email', 'meera');
	expect(listed()).toEqual([
		'Enter your name',
		'Enter an email address in the correct format, like name@example.com',
		'Enter your message',
	]);
	expect(box('email').getAttribute('aria-describedby')).toBe('message-email-error');
	type('email', 'meera@vist.example');
	type('name', 'Meera');
	expect(listed()).toEqual(['Enter your message']);
	type('name', ' ');
	expect(listed()).toEqual(['Enter your name', 'Enter your message']);
	type('name', 'Meera');
	type('message', 'When?');
	expect(screen.queryByText('There is a problem')).toBeNull();
	expect(document.activeElement).toBe(box('email'));
	expect(document.title).toBe('Contact');
	expect(fetching).not.toHaveBeenCalled();
});

test('[ANY-1] [FORM-1] a title whose mark was translated is what it was once all is mended', () => {
	render(contact);
	press(messageWords.button);
	document.title = 'त्रुटि: संपर्क';
	writeMessage();
	expect(document.title).toBe('Contact');
});

test('[FORM-1] a page that is left with something wrong gives its mark to no other', () => {
	const { unmount } = render(contact);
	press(messageWords.button);
	document.querySelector('title')?.replaceWith(document.createElement('title'));
	document.title = 'Questions';
	unmount();
	expect(document.title).toBe('Questions');
});

test('[FORM-1] what the server found wrong stays until that field is changed', async () => {
	sendMessage(answerJson({ success: false, errors: { message: 'Add your own words', form: 'Not so' } }, 422));
	await screen.findByRole('link', { name: 'Add your own words' });
	type('name', 'Meera S.');
	expect(screen.getByRole('link', { name: 'Add your own words' })).toBeTruthy();
	type('message', 'How much is it?');
	expect(screen.queryByRole('link', { name: 'Add your own words' })).toBeNull();
	expect(screen.getByText('Not so').closest('a')).toBeNull();
	expect(screen.getByText(messageWords.failed)).toBeTruthy();
});

test.each([{ errors: 'all' }, { errors: { email: ['wrong'] } }, { errors: [{}] }, { errors: null }])(
	'an answer of another shape, %j, shows the alert and no fault',
	async (answer) => {
		sendMessage(answerJson({ success: false, ...answer }, 422));
		expect(await alertWords()).toContain(messageWords.failed);
		expect(screen.queryByText('There is a problem')).toBeNull();
	},
);

test('[FORM-1] a server that finds another fault names the field', async () => {
	sendMessage(answerJson({ success: false, errors: { email: 'Enter your email address' } }, 422));
	expect(await screen.findByText('Failed to send message!')).toBeTruthy();
	expect(box('email').getAttribute('aria-invalid')).toBe('true');
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

test('[FORM-8] a filled honeypot is left to the server: script keeps out of it', () => {
	render(contact);
	writeMessage();
	const honeypot = document.querySelector(`[name=${metadataFields.honeypot}]`) as HTMLInputElement;
	honeypot.value = 'https://spam.example';
	const browserPosts = fireEvent.submit(document.querySelector('form') as HTMLFormElement);
	expect(browserPosts).toBe(true);
	expect(document.querySelector<HTMLInputElement>(`[name=${metadataFields.shownFor}]`)?.value).toMatch(
		/^\d+$/,
	);
	expect(fetching).not.toHaveBeenCalled();
});
