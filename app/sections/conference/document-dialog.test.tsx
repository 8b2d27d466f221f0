import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestRouter } from '#app/test-router.tsx';
import { passwordWords } from '#content/conference/proceedings.ts';
import { GuardedDocument } from './documents.tsx';

const abstracts = (
	<TestRouter>
		<GuardedDocument id="abstract-book" title="Abstract Book" description="Abstracts" words={passwordWords} />
	</TestRouter>
);
const fetching = vi.fn<typeof fetch>();
const downloads: string[] = [];

beforeEach(() => {
	downloads.length = 0;
	fetching.mockReset();
	vi.stubGlobal('fetch', fetching);
	URL.createObjectURL = () => 'blob:pdf';
	URL.revokeObjectURL = () => {};
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
		downloads.push(this.download);
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const answer = (status: number, headers = {}) =>
	new Response(JSON.stringify({ success: false }), { status, headers });

function ask(word: string) {
	fireEvent.click(screen.getByRole('button', { name: /Open with password/ }));
	fireEvent.input(password(), { target: { value: word } });
	fireEvent.submit(password().form as HTMLFormElement);
}

test('[PROC-2] a wrong password shows "Incorrect password" under the field and downloads nothing', async () => {
	fetching.mockResolvedValue(answer(401));
	render(abstracts);
	ask('marigold');
	const error = await screen.findByText('Incorrect password');
	expect(fetching.mock.calls[0]?.[0]).toBe('/api/documents/abstract-book');
	expect(JSON.parse(String(fetching.mock.calls[0]?.[1]?.body))).toEqual({ password: 'marigold' });
	expect(password().compareDocumentPosition(error) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
	expect(error.closest('[role=alert]')).not.toBeNull();
	expect(document.activeElement).toBe(password());
	expect([dialog().open, downloads]).toEqual([true, []]);
});

test('[PROC-2] [PROC-3] a right one downloads the PDF and closes the dialog', async () => {
	fetching.mockResolvedValue(new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }));
	render(abstracts);
	ask('tagetes erecta');
	await waitFor(() => expect(dialog().open).toBe(false));
	expect(downloads).toEqual(['abstract-book.pdf']);
	expect(password().value).toBe('');
});

test('[PROC-3] closing clears password and error', async () => {
	fetching.mockResolvedValue(answer(401));
	render(abstracts);
	ask('marigold');
	await screen.findByText('Incorrect password');
	act(() => dialog().close());
	await waitFor(() => expect(screen.queryByText('Incorrect password')).toBeNull());
	expect(password().value).toBe('');
});

test('[PROC-3] an answer that arrives after the dialog was closed downloads nothing', async () => {
	const pdf = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
	const late = Promise.withResolvers<Response>();
	fetching.mockReturnValueOnce(late.promise).mockResolvedValueOnce(pdf());
	render(abstracts);
	ask('tagetes erecta');
	act(() => dialog().close());
	late.resolve(pdf());
	ask('tagetes erecta');
	await waitFor(() => expect(dialog().open).toBe(false));
	expect(downloads).toEqual(['abstract-book.pdf']);
});

test.each([
	['no network', () => Promise.reject(new TypeError('Failed to fetch')), passwordWords.unreached],
	['a fault of the server', () => Promise.resolve(answer(503)), passwordWords.failed],
	['too many attempts', () => Promise.resolve(answer(429, { 'retry-after': '42' })), /42 seconds/],
])('[PROC-2] %s is announced and does not mark the password as wrong', async (_, network, words) => {
	fetching.mockImplementation(network);
	render(abstracts);
	ask('tagetes erecta');
	expect((await screen.findByText(words)).closest('[role=alert]')).not.toBeNull();
	expect(password().getAttribute('aria-invalid')).toBeNull();
	expect(document.activeElement).toBe(password());
});

test('[PROC-2] the password may be shown, and is hidden again when the dialog closes', () => {
	render(abstracts);
	fireEvent.click(screen.getByRole('button', { name: /Open with password/ }));
	fireEvent.click(screen.getByRole('button', { name: 'Show password', hidden: true }));
	expect(password().type).toBe('text');
	fireEvent(dialog(), new Event('close'));
	expect(password().type).toBe('password');
});

test('[PROC-2] without script a plain form posts the password', () => {
	const page = document.createElement('div');
	page.innerHTML = renderToString(abstracts);
	const form = page.querySelector<HTMLFormElement>('form[method=post]');
	expect(form?.getAttribute('action')).toBe('/api/documents/abstract-book');
	expect([...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].map(({ name }) => name)).toEqual([
		'password',
	]);
});
