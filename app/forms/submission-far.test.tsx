import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { box, contact, fetching, openTabs, type, writeMessage } from '#app/test-forms.tsx';
import { onScreen } from '#app/test-screen.ts';
import { paths } from '#contract/paths.ts';
import { keepDraft, readDraft } from './draft.ts';
import { keepReceipt } from './kept-receipt.ts';

/** A form that nobody is near, or whose script does not come. */

const bring = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./live-submission.ts', () => ({ liveSubmission: { bring, there: () => undefined } }));

openTabs();
beforeEach(() => {
	bring.mockReset();
	bring.mockRejectedValue(new Error('no network'));
	onScreen(false);
});

const place = { form: `message ${paths.contact}`, search: '' };
const form = () => document.querySelector('form') as HTMLFormElement;

test('[FORM-8] it is the browser that checks and posts it', () => {
	render(contact);
	expect(form().noValidate).toBe(false);
	writeMessage();
	expect(fireEvent.submit(form())).toBe(true);
	expect(fetching).not.toHaveBeenCalled();
});

test('its script is asked for by the first touch, not before', () => {
	render(contact);
	expect(bring).not.toHaveBeenCalled();
	fireEvent.focusIn(box('name'));
	expect(bring).toHaveBeenCalled();
});

test('[FORM-5] what is typed is kept all the same', () => {
	render(contact);
	type('name', 'Meera');
	type('message', 'Half a message');
	expect(readDraft(place)?.fields).toMatchObject({ name: 'Meera', email: '', message: 'Half a message' });
});

test('[FORM-5] what was kept before brings its script at once, and is not written over before it stands in the fields', () => {
	const tried = { submission: '{}', key: '0'.repeat(32) };
	keepDraft(place, { fields: { message: 'Yesterday' }, tried });
	render(contact);
	expect(bring).toHaveBeenCalled();
	type('name', 'Meera');
	expect(readDraft(place)).toEqual({ fields: { message: 'Yesterday' }, tried });
});

test('[FORM-10] a receipt that is kept brings its script at once', () => {
	keepReceipt(place, { reference: 'AEG-1234', at: 0, submission: {} });
	render(contact);
	expect(bring).toHaveBeenCalled();
});
