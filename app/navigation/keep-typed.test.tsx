import { beforeEach, expect, test } from 'vitest';
import { keepTyped } from './keep-typed.ts';

/** A page as its HTML; `id` stands for what React names anew each time. */
const page = (id: string) => `
	<details><summary>Question</summary>Answer</details>
	<search><label for="${id}">Search</label><input id="${id}" type="search"></search>
	<form action="/api/message"><input name="name"><input name="email" type="email"><textarea name="message">begun</textarea></form>
	<dialog id="open-summary"><form action="/api/documents"><input name="password" type="password"></form></dialog>`;

const field = (name: string) =>
	document.querySelector<HTMLInputElement>(`[name="${name}"], [type="${name}"]`) as HTMLInputElement;
const renderAnew = () => {
	document.body.innerHTML = page('_r_1_');
};

beforeEach(() => {
	document.body.innerHTML = page('_R_1_');
});

test('[ANY-1] what was typed and opened comes back into a page that is rendered anew', () => {
	const bringBack = keepTyped(document.body);
	field('search').value = 'jute';
	field('message').value = '';
	field('password').value = 'Tagetes';
	for (const one of document.querySelectorAll<HTMLDetailsElement>('details, dialog')) one.open = true;
	renderAnew();
	bringBack();
	expect(['search', 'message', 'password'].map((name) => field(name).value)).toEqual(['jute', '', 'Tagetes']);
	expect([...document.querySelectorAll('[open]')].map(({ localName }) => localName)).toEqual([
		'details',
		'dialog',
	]);
});

test('[ANY-1] focus and caret come back to the field that had them', async () => {
	const bringBack = keepTyped(document.body);
	field('name').value = 'Asha Rao';
	field('name').focus();
	field('name').setSelectionRange(2, 4);
	await Promise.resolve();
	renderAnew();
	bringBack();
	expect(document.activeElement).toBe(field('name'));
	expect([field('name').selectionStart, field('name').selectionEnd]).toEqual([2, 4]);
});

test('[ANY-1] a field that nobody has written in, and one that still stands, are let be', () => {
	const bringBack = keepTyped(document.body);
	field('email').value = 'sent@aeg.example';
	const form = document.forms[0];
	renderAnew();
	if (form) document.querySelector('form')?.replaceWith(form);
	field('email').value = '';
	field('search').value = 'from the address';
	bringBack();
	expect([field('email').value, field('search').value]).toEqual(['', 'from the address']);
});

test('[ANY-1] what came back once is the page’s own from then on', () => {
	const bringBack = keepTyped(document.body);
	field('name').value = 'Asha';
	renderAnew();
	bringBack();
	field('name').value = 'Asha Rao';
	bringBack();
	expect(field('name').value).toBe('Asha Rao');
});
