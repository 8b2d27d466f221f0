import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
	alertWords,
	answerJson,
	box,
	contact,
	fetching,
	json,
	kept,
	noAnswer,
	noNetwork,
	openTabs,
	press,
	registration,
	registrationForms,
	scrolling,
	sendMessage,
	type,
	writeMessage,
	writeRegistration,
} from '#app/test-forms.tsx';
import { messageWords } from '#content/forms.ts';
import { fieldsOf } from '#contract/submissions.ts';

openTabs();

const keysSent = () =>
	fetching.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

test('[FORM-3] [FORM-7] posts JSON once, says "Message Submitted!" in an alert and scrolls smoothly to the place of the form', async () => {
	sendMessage(answerJson({ success: true, reference: 'AEG-1234' }));
	expect(await alertWords()).toContain('Message Submitted!');
	expect(screen.getByText('AEG-1234')).toBeTruthy();
	expect(fetching).toHaveBeenCalledOnce();
	const [address, init] = fetching.mock.calls[0] ?? [];
	expect(address).toBe('/api/send-email');
	expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
	expect(JSON.parse(String(init?.body))).toEqual({
		...Object.fromEntries(fieldsOf('message').map(([name]) => [name, ''])),
		name: 'Meera',
		email: 'meera@vist.example',
		message: 'Please send the brochure.',
	});
	expect(scrolling).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
	expect(scrolling.mock.instances[0]).toBe(document.querySelector('form')?.parentElement);
	expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('[FORM-4] says "Registration Successful!", clears the form and leaves a receipt', async () => {
	fetching.mockImplementation(answerJson({ success: true, reference: 'AEG-5678' }));
	render(registration);
	writeRegistration();
	press(registrationForms.standing.button);
	expect(await alertWords()).toContain('Registration Successful!');
	expect(fetching.mock.calls[0]?.[0]).toBe('/api/send-registration');
	for (const [name] of fieldsOf('registration')) expect(box(name).value).toBe('');
	expect(screen.getByText('AEG-5678')).toBeTruthy();
	expect(screen.getByText('meera@vist.example')).toBeTruthy();
	expect(kept('draft:')).toEqual([]);
});

test.each([
	['no network', noNetwork],
	[
		'an answer that is not JSON',
		() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
	],
	['an answer without success', () => Promise.resolve(json({ success: 'yes' }))],
	['a refusal', () => Promise.resolve(json({ success: false, errors: {} }, 422))],
])('[FORM-3] [FORM-5] %s: "Failed to send message!" and every word stays', async (_, answer) => {
	sendMessage(answer);
	expect(await alertWords()).toContain('Failed to send message!');
	expect([box('name').value, box('email').value, box('message').value]).toEqual([
		'Meera',
		'meera@vist.example',
		'Please send the brochure.',
	]);
});

test('[FORM-4] [FORM-5] "Failed to register!" and every word stays', async () => {
	fetching.mockRejectedValue(new TypeError('Failed to fetch'));
	render(registration);
	writeRegistration();
	press(registrationForms.standing.button);
	expect(await alertWords()).toContain('Failed to register!');
	expect(box('department').value).toBe('Mechanical');
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
	press(messageWords.button);
	await act(() => vi.advanceTimersByTimeAsync(29_999));
	expect(screen.queryByRole('alert')).toBeNull();
	await act(() => vi.advanceTimersByTimeAsync(1));
	expect(screen.getByRole('alert').textContent).toContain('Failed to send message!');
});

test('[FORM-5] the same words keep their key over retries and a reload, changed words get another', async () => {
	const first = sendMessage(noNetwork);
	await alertWords();
	press(messageWords.button);
	await waitFor(() => expect(fetching).toHaveBeenCalledTimes(2));
	await alertWords();
	first.unmount();
	render(contact);
	press(messageWords.button);
	await waitFor(() => expect(fetching).toHaveBeenCalledTimes(3));
	await alertWords();
	type('message', 'Something else');
	press(messageWords.button);
	await waitFor(() => expect(fetching).toHaveBeenCalledTimes(4));
	const [one, two, three, four] = keysSent();
	expect(one).toMatch(/^[0-9a-f]{32}$/);
	expect([two, three]).toEqual([one, one]);
	expect(four).not.toBe(one);
});

test('a key begins with the moment it was made, so that the server finds room for it beside its neighbours', async () => {
	const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 21));
	sendMessage(noNetwork);
	await alertWords();
	expect(keysSent()[0]).toMatch(/^01a1fb671800[0-9a-f]{20}$/);
	clock.mockRestore();
});

test('[FORM-4] what is written while a submission is under way stays, for it was not sent', async () => {
	const { promise, resolve } = Promise.withResolvers<Response>();
	sendMessage(() => promise);
	type('message', 'Please send the brochure. And the dates.');
	resolve(json({ success: true, reference: 'AEG-1234' }));
	expect(await alertWords()).toContain('Message Submitted!');
	expect(box('message').value).toBe('Please send the brochure. And the dates.');
	expect(kept('draft:')).toHaveLength(1);
});

test('[FORM-3] a server that gives no reference leaves no empty line for it', async () => {
	sendMessage(answerJson({ success: true }));
	expect(await alertWords()).toContain('Message Submitted!');
	expect(screen.queryByText(messageWords.reference)).toBeNull();
});

test('[FORM-5] a second press while a submission is on its way sends nothing', async () => {
	sendMessage(noAnswer);
	fireEvent.submit(document.querySelector('form') as HTMLFormElement);
	expect(fetching).toHaveBeenCalledOnce();
	expect(screen.getByRole('status').textContent).toBe(messageWords.sending);
});

test('[FORM-6] the base address of the API is one setting', async () => {
	vi.resetModules();
	vi.stubEnv('VITE_API_BASE', 'https://server.example/');
	const { documentAction, submissionAction } = await import('./form-action.ts');
	expect(submissionAction('message')).toBe('https://server.example/api/send-email');
	expect(documentAction('abstract-book')).toBe('https://server.example/api/documents/abstract-book');
	vi.unstubAllEnvs();
});
