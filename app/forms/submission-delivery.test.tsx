import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
	alertWords,
	box,
	contact,
	fetching,
	json,
	openTabs,
	press,
	registration,
	scrolling,
	type,
	writeMessage,
	writeRegistration,
} from '#app/test-forms.tsx';
import { messageWords } from '#content/forms.ts';

openTabs();

const kept = (what: string) => Object.keys(sessionStorage).filter((name) => name.startsWith(what));
const keysSent = () =>
	fetching.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

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
	expect(kept('draft:')).toEqual([]);
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

test('a key begins with the moment it was made, so that the server finds room for it beside its neighbours', async () => {
	const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21));
	fetching.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
	render(contact);
	writeMessage();
	press('Send message');
	await alertWords();
	expect(keysSent()[0]).toMatch(/^01a1fb671800[0-9a-f]{20}$/);
	clock.mockRestore();
});

test('[FORM-4] what is written while a submission is under way stays, for it was not sent', async () => {
	const { promise, resolve } = Promise.withResolvers<Response>();
	fetching.mockReturnValue(promise);
	render(contact);
	writeMessage();
	press('Send message');
	type('Message', 'Please send the brochure. And the dates.');
	resolve(json({ success: true, reference: 'AEG-1234' }));
	expect(await alertWords()).toContain('Message Submitted!');
	expect(box('Message').value).toBe('Please send the brochure. And the dates.');
	expect(kept('draft:')).toHaveLength(1);
});

test('[FORM-3] a server that gives no reference leaves no empty line for it', async () => {
	fetching.mockResolvedValue(json({ success: true }));
	render(contact);
	writeMessage();
	press('Send message');
	expect(await alertWords()).toContain('Message Submitted!');
	expect(screen.queryByText(messageWords.reference)).toBeNull();
});

test('[FORM-5] a second press while a submission is on its way sends nothing', async () => {
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
	vi.stubEnv('VITE_API_BASE', 'https://server.example/');
	const { submissionAction, documentAction } = await import('./send.ts');
	expect(submissionAction('message')).toBe('https://server.example/api/send-email');
	expect(documentAction('abstract-book')).toBe('https://server.example/api/documents/abstract-book');
	vi.unstubAllEnvs();
});
