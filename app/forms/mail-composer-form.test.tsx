import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestRouter } from '#app/test-router.tsx';
import { composerWords, messageWords, projectWords, proposalWords } from '#content/forms.ts';
import { paths } from '#contract/paths.ts';
import { MailComposerForm } from './mail-composer-form.tsx';

const to = 'contact@aeg.example';
const fetching = vi.fn();
const opened = vi.fn<(address: string) => void>();

const composer = (
	<TestRouter at={paths.conferenceHub}>
		<MailComposerForm to={to} words={composerWords} open={opened} />
	</TestRouter>
);

beforeEach(() => {
	sessionStorage.clear();
	opened.mockReset();
	vi.stubGlobal('fetch', fetching);
});
afterEach(() => vi.unstubAllGlobals());

const type = (label: string, words: string) =>
	fireEvent.input(screen.getByLabelText(label), { target: { value: words } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));

test('[GROUP-9] [HUB-7] opens the mail composer with what was typed, and sends nothing over the network', () => {
	render(composer);
	type('Name', 'Meera');
	type('Email', 'meera@vist.example');
	type('Subject', 'Fees & dates?');
	type('Message', 'First line\nनमस्ते');
	send();
	const [address = ''] = opened.mock.calls[0] ?? [];
	const link = new URL(address);
	expect(link.protocol + link.pathname).toBe('mailto:contact@aeg.example');
	expect(link.searchParams.get('subject')).toBe('Fees & dates?');
	expect(link.searchParams.get('body')).toBe('First line\r\nनमस्ते\r\n\r\nMeera\r\nmeera@vist.example');
	expect(address).not.toContain('+');
	expect(fetching).not.toHaveBeenCalled();
});

test('[ANY-4] half a letter, as a keyboard or a kept draft may leave it, opens the composer all the same', () => {
	render(composer);
	type('Subject', 'Fees \ud83d');
	type('Message', '\ude00 dates');
	send();
	const link = new URL(opened.mock.calls[0]?.[0] ?? '');
	expect(link.searchParams.get('subject')).toBe('Fees \ufffd');
	expect(link.searchParams.get('body')).toBe('\ufffd dates');
});

test('[GROUP-9] [HUB-7] validates nothing: an empty form opens the composer too', () => {
	render(composer);
	type('Email', 'not an address');
	send();
	expect(opened).toHaveBeenCalledOnce();
	expect(screen.queryByRole('alert')).toBeNull();
});

test('[HUB-7] without script the browser opens the composer with subject and message', () => {
	const page = document.createElement('div');
	page.innerHTML = renderToString(composer);
	const form = page.querySelector('form');
	expect(form?.getAttribute('action')).toBe('mailto:contact@aeg.example');
	expect([form?.method, form?.noValidate]).toEqual(['get', true]);
	const named = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].map(({ name }) => name);
	expect(named).toEqual(['subject', 'body']);
	expect(page.textContent).toContain(composerWords.note);
});

test('[HUB-7] "Copy the text" copies it, or shows it selected where copying is not allowed', async () => {
	const written = vi
		.fn<(text: string) => Promise<void>>()
		.mockResolvedValueOnce()
		.mockRejectedValueOnce(new Error());
	vi.stubGlobal('navigator', { clipboard: { writeText: written } });
	render(composer);
	type('Subject', 'Fees');
	type('Message', 'How much?');
	fireEvent.click(screen.getByRole('button', { name: composerWords.copy }));
	expect(await screen.findByText(composerWords.copied)).toBeTruthy();
	expect(written).toHaveBeenCalledWith('contact@aeg.example\nFees\n\nHow much?');
	fireEvent.click(screen.getByRole('button', { name: composerWords.copy }));
	const shown = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: composerWords.copyByHand });
	expect(shown.value).toBe('contact@aeg.example\nFees\n\nHow much?');
});

test('[GROUP-9] [HUB-7] of a text that some programs do not open the page says so, counted as it is sent', () => {
	render(composer);
	const said = () => screen.queryByText(composerWords.long);
	const [before, after] = ['न'.repeat(210), 'न'.repeat(220)];
	type('Message', before);
	expect(said()).toBeNull();
	type('Message', after);
	expect(said()?.getAttribute('role')).toBe('status');
	send();
	expect(opened.mock.calls[0]?.[0].length).toBeGreaterThan(2000);
	type('Message', before);
	expect(said()).toBeNull();
	send();
	expect(opened.mock.calls[1]?.[0].length).toBeLessThan(2000);
});

test('the button that opens the mail composer is described by what it does, and is not called like one that sends', () => {
	render(composer);
	const button = screen.getByRole('button', { name: 'Send Message' });
	expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
		composerWords.note,
	);
	for (const { button: other } of [messageWords, projectWords, proposalWords])
		expect(other.toLowerCase()).not.toBe('send message');
});
