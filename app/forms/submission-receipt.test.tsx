import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
	alertWords,
	answerJson,
	box,
	contact,
	contactAt,
	openTabs,
	press,
	scrolling,
	sendMessage,
} from '#app/test-forms.tsx';
import { messageWords } from '#content/forms.ts';

openTabs();

async function send(answer: object = { success: true, reference: 'AEG-1234' }) {
	const page = sendMessage(answerJson(answer));
	await alertWords();
	return page;
}

test('[FORM-3] a receipt stays in the tab after a reload, on its own page, without a second announcement', async () => {
	const page = await send();
	page.unmount();
	scrolling.mockReset();
	const elsewhere = render(contactAt('/contact'));
	expect(screen.queryByText('AEG-1234')).toBeNull();
	elsewhere.unmount();
	render(contact);
	expect(screen.getByText('AEG-1234')).toBeTruthy();
	expect(screen.getByText(messageWords.sent)).toBeTruthy();
	expect(screen.queryByRole('alert')).toBeNull();
	expect(scrolling).not.toHaveBeenCalled();
});

test('a receipt that was put away is gone after a reload too, and the form is ready', async () => {
	const page = await send();
	press(messageWords.receipt.away);
	expect(screen.queryByText('AEG-1234')).toBeNull();
	expect(document.activeElement).toBe(box('name'));
	page.unmount();
	render(contact);
	expect(screen.queryByText('AEG-1234')).toBeNull();
});

test('a receipt can be copied, shared and saved as text: all that was sent, and what happens next', async () => {
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
	await send();
	press(messageWords.receipt.copy);
	const [[text = ''] = []] = copied.mock.calls;
	for (const words of [
		'AEG-1234',
		'Meera',
		'meera@vist.example',
		'Please send the brochure.',
		...messageWords.next,
	])
		expect(text).toContain(words);
	press(messageWords.receipt.share);
	expect(shared.mock.calls[0]?.[0].text).toBe(text);
	press(messageWords.receipt.save);
	expect(await saved[0]?.text()).toBe(text);
	expect(names).toEqual(['AEG-1234.txt']);
	click.mockRestore();
});

test('a device that cannot share shows no button for it', async () => {
	await send();
	expect(screen.queryByRole('button', { name: messageWords.receipt.share })).toBeNull();
	expect(screen.getByRole('button', { name: messageWords.receipt.print })).toBeTruthy();
});

test('[FORM-3] a success without a reference does not speak of one', async () => {
	const page = await send({ success: true });
	expect(document.body.textContent).not.toMatch(/reference/i);
	page.unmount();
	sessionStorage.clear();
	await send();
	expect(screen.getAllByText(/reference/i).length).toBeGreaterThan(1);
});
