import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import {
	alertWords,
	contact,
	fetching,
	noAnswer,
	noNetwork,
	openTabs,
	press,
	registration,
	registrationForms,
	writeMessage,
	writeRegistration,
} from '#app/test-forms.tsx';
import { messageWords } from '#content/forms.ts';

openTabs();

const shownForSent = () =>
	fetching.mock.calls.map(([, init]) => new Headers(init?.headers).get('form-shown-for'));

test.each([
	['contact', contact, writeMessage, messageWords.button],
	['registration', registration, writeRegistration, registrationForms.standing.button],
] as const)(
	'the %s form says for how many milliseconds it has been shown',
	async (_, form, write, button) => {
		vi.useFakeTimers();
		vi.setSystemTime(0);
		fetching.mockImplementation(noAnswer);
		await vi.advanceTimersByTimeAsync(60_000);
		render(form);
		write();
		await vi.advanceTimersByTimeAsync(999);
		press(button);
		expect(shownForSent()).toEqual(['999']);
	},
);

test('a form that came with the document has been shown since the document began, however late script came', async () => {
	vi.useFakeTimers();
	fetching.mockImplementation(noAnswer);
	document.body.innerHTML = `<div>${renderToString(contact)}</div>`;
	await vi.advanceTimersByTimeAsync(5000);
	const began = performance.now();
	await act(async () => void hydrateRoot(document.body.firstElementChild as Element, contact));
	writeMessage();
	press(messageWords.button);
	expect(shownForSent()).toEqual([String(Math.floor(began))]);
	document.body.innerHTML = '';
});

test('a page drawn ahead counts from the moment it was shown', async () => {
	vi.useFakeTimers();
	fetching.mockImplementation(noAnswer);
	render(contact);
	writeMessage();
	await vi.advanceTimersByTimeAsync(8000);
	const shown = { activationStart: performance.now() - 300 } as unknown as PerformanceNavigationTiming;
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([shown]);
	press(messageWords.button);
	expect(shownForSent()).toEqual(['300']);
	vi.restoreAllMocks();
});

test('words that a reload brought back are older than the page, and the form says nothing', async () => {
	fetching.mockImplementation(noNetwork);
	const first = render(contact);
	writeMessage();
	first.unmount();
	render(contact);
	press(messageWords.button);
	await alertWords();
	expect(shownForSent()).toEqual([null]);
});
