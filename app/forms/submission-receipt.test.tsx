import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import {
	alertWords,
	answerJson,
	box,
	contact,
	contactAt,
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
import { TestRouter } from '#app/test-router.tsx';
import { messageWords } from '#content/forms.ts';
import { contactTopics } from '#content/group/contact-topics.ts';
import { beginWithQuestion, questionOf } from '#contract/asked-question.ts';
import { paths } from '#contract/paths.ts';
import { keepDraft } from './draft.ts';
import { ContactForm } from './submission-form.tsx';
import { topicsOf } from './topics-of.ts';

openTabs();

const stored = answerJson({ success: true, reference: 'AEG-1234' });
const { again } = messageWords.receipt;
const form = () => document.querySelector('form') as HTMLFormElement;
const receipt = () => screen.queryByText('AEG-1234');

async function send() {
	const page = sendMessage(stored);
	await alertWords();
	return page;
}

/** Leaves a page, or reloads it. */
function open(page: { unmount: () => void }, next = contact) {
	page.unmount();
	return render(next);
}

test('[FORM-3] [FORM-10] the receipt takes the place of the form, which stays in the page, hidden and empty', async () => {
	await send();
	expect(form().hidden).toBe(true);
	expect([box('name').value, box('email').value, box('message').value]).toEqual(['', '', '']);
	press(again);
	expect(form().hidden).toBe(false);
	expect(receipt()).toBeNull();
	expect(document.activeElement).toBe(box('name'));
});

test('[FORM-10] a receipt stays in the tab after a reload, on its own page, without a second announcement', async () => {
	const page = await send();
	scrolling.mockReset();
	const elsewhere = open(page, contactAt('/contact'));
	expect(receipt()).toBeNull();
	open(elsewhere);
	expect(receipt()).toBeTruthy();
	expect(screen.getByText(messageWords.sent)).toBeTruthy();
	expect(screen.queryByRole('alert')).toBeNull();
	expect(scrolling).not.toHaveBeenCalled();
	expect(form().hidden).toBe(true);
});

test.each([
	['failed', noNetwork],
	['is still on its way', noAnswer],
])('[FORM-10] after a later attempt that %s no receipt comes back, and its words do', async (_, answer) => {
	const page = await send();
	press(again);
	fetching.mockImplementation(answer);
	type('name', 'Ravi');
	type('email', 'ravi@vist.example');
	type('message', 'A second question.');
	press(messageWords.button);
	await waitFor(() => expect(fetching).toHaveBeenCalledTimes(2));
	open(page);
	expect(receipt()).toBeNull();
	expect(form().hidden).toBe(false);
	expect([box('name').value, box('message').value]).toEqual(['Ravi', 'A second question.']);
});

test('[FORM-10] one word of something newer, and the receipt is gone', async () => {
	const page = await send();
	press(again);
	type('message', 'A');
	open(page);
	expect(receipt()).toBeNull();
	expect(box('message').value).toBe('A');
});

test('[FORM-10] a receipt that was put away does not come back', async () => {
	const page = await send();
	press(again);
	open(page);
	expect(receipt()).toBeNull();
	expect(kept('receipt:')).toEqual([]);
});

test('[FORM-10] a receipt stands under its own topic alone, and says it', async () => {
	const about = (search: string) => (
		<TestRouter at={`${paths.contact}${search}`}>
			<ContactForm words={messageWords} topics={topicsOf(contactTopics, questionOf, beginWithQuestion)} />
		</TestRouter>
	);
	fetching.mockImplementation(stored);
	const coir = render(about('?topic=fee'));
	writeMessage();
	press(messageWords.button);
	await alertWords();
	expect(screen.getByText('The registration fee')).toBeTruthy();
	expect(box('message').value).toBe('');
	let page = coir;
	for (const [search, shown] of [
		['?topic=award', false],
		['', false],
		['?topic=fee&utm_source=x', true],
		['?topic=question&question=fees', false],
	] as const) {
		page = open(page, about(search));
		expect([receipt() !== null, form().hidden], search).toEqual([shown, shown]);
	}
});

test('[FORM-10] pressing Send on the emptied form leaves the receipt where it is', async () => {
	await send();
	fireEvent.submit(form());
	expect(receipt()).toBeTruthy();
	expect(screen.queryByText('There is a problem')).toBeNull();
	expect(fetching).toHaveBeenCalledOnce();
});

test('[FORM-4] [FORM-10] what is written while a submission is under way was not sent, stays, and the receipt says so', async () => {
	const { promise, resolve } = Promise.withResolvers<Response>();
	const page = sendMessage(() => promise);
	type('message', 'Please send the brochure. And the dates.');
	resolve(json({ success: true, reference: 'AEG-1234' }));
	expect(await alertWords()).toContain('Message Submitted!');
	expect(screen.getByText(messageWords.receipt.since)).toBeTruthy();
	open(page);
	expect(receipt()).toBeTruthy();
	expect(screen.getByText(messageWords.receipt.since)).toBeTruthy();
	press(again);
	expect(box('message').value).toBe('Please send the brochure. And the dates.');
});

test('[FORM-10] who leaves the page while it is sent finds the receipt there on coming back', async () => {
	const { promise, resolve } = Promise.withResolvers<Response>();
	const page = sendMessage(() => promise);
	page.unmount();
	resolve(json({ success: true, reference: 'AEG-1234' }));
	await waitFor(() => expect(kept('receipt:')).toHaveLength(1));
	render(contact);
	expect(receipt()).toBeTruthy();
	expect(kept('draft:')).toEqual([]);
});

test('[FORM-5] whoever comes back before the answer, and sends again, sends the same once', async () => {
	const first = sendMessage(noAnswer);
	open(first);
	press(messageWords.button);
	const [one, two] = fetching.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
	expect(two).toBe(one);
});

test('[FORM-10] what was typed before script came is newer than a receipt', async () => {
	(await send()).unmount();
	const page = document.body.appendChild(document.createElement('div'));
	page.innerHTML = renderToString(contact);
	const name = page.querySelector<HTMLInputElement>('[name=name]');
	if (name) name.value = 'Ravi';
	const root = await act(() => hydrateRoot(page, contact));
	expect([name?.value, receipt()]).toEqual(['Ravi', null]);
	expect([kept('receipt:'), kept('draft:').length]).toEqual([[], 1]);
	act(() => root.unmount());
	page.remove();
});

test('[FORM-10] a page that the browser had put aside shows what was written elsewhere in the tab since', async () => {
	await send();
	// another document of the tab, on the same page
	keepDraft({ form: `message ${paths.contact}`, search: '' }, { fields: { message: 'Later words' } });
	expect(receipt()).toBeTruthy();
	const shown = (persisted: boolean) =>
		act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
	shown(false);
	expect(receipt()).toBeTruthy();
	shown(true);
	expect([receipt(), form().hidden, box('message').value]).toEqual([null, false, 'Later words']);
});

test('[FORM-10] a receipt says about what, who, when and what, whom to ask, and can be copied, shared and saved whole', async () => {
	const copied = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
	const shared = vi
		.fn<(data: ShareData) => Promise<void>>()
		.mockRejectedValue(new DOMException('', 'AbortError'));
	const saved: Blob[] = [];
	vi.stubGlobal('navigator', { clipboard: { writeText: copied }, share: shared });
	URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
	const names: string[] = [];
	const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
		this: HTMLAnchorElement,
	) {
		names.push(this.download);
	});
	const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 26, 13, 1));
	fetching.mockImplementation(answerJson({ success: true, reference: 'AEG-1234', state: 'open' }));
	render(registration);
	writeRegistration();
	press(registrationForms.standing.button);
	await alertWords();
	clock.mockRestore();
	press(messageWords.receipt.copy);
	const [[text = ''] = []] = copied.mock.calls;
	for (const words of [
		'AEG-1234',
		registrationForms.open.about.words,
		registrationForms.open.recorded,
		'Meera',
		'meera@vist.example',
		'VIST',
		'26 November 2026 at 18:31 IST',
		messageWords.receipt.from,
		...messageWords.receipt.reach.map(({ label }) => label),
		...registrationForms.open.next,
	]) {
		expect(screen.getByText(words ?? ''), words).toBeTruthy();
		expect(text).toContain(words);
	}
	press(messageWords.receipt.share);
	expect(shared.mock.calls[0]?.[0].text).toBe(text);
	press(messageWords.receipt.save);
	expect(await saved[0]?.text()).toBe(text);
	expect(names).toEqual(['AEG-1234.txt']);
	click.mockRestore();
});

test('[FORM-10] the message is folded, and whole', async () => {
	await send();
	const text = screen.getByText('Please send the brochure.');
	expect(text.closest('details')?.open).toBe(false);
});

test('a device that cannot share shows no button for it', async () => {
	await send();
	expect(screen.queryByRole('button', { name: messageWords.receipt.share })).toBeNull();
	expect(screen.getByRole('button', { name: messageWords.receipt.print })).toBeTruthy();
});

test('[FORM-3] a success without a reference does not speak of one', async () => {
	const page = sendMessage(answerJson({ success: true }));
	await alertWords();
	expect(document.body.textContent).not.toMatch(/reference/i);
	page.unmount();
	sessionStorage.clear();
	await send();
	expect(screen.getAllByText(/reference/i).length).toBeGreaterThan(1);
});
