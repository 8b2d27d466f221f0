import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stopStrayClicks } from './stray-clicks.ts';

let stop = () => {};
let came: string[] = [];
const at = (id: string) => document.getElementById(id) as HTMLElement;
const click = (id: string, detail = 1) => fireEvent.click(at(id), { detail });
const note = ({ target }: Event) => came.push((target as Element).id);

beforeEach(() => {
	document.body.innerHTML = `
		<header><details><summary id="menu">Menu</summary></details></header>
		<button id="open">Open<i id="drawing"></i></button><button id="next">Next</button>
		<label id="label">Name <input id="field" /></label><p id="words">Words</p>`;
	came = [];
	stop = stopStrayClicks();
	document.addEventListener('click', note);
});
afterEach(() => {
	stop();
	document.removeEventListener('click', note);
});

test('the second click of a double click counts where the first one did', () => {
	click('next');
	click('next', 2);
	click('open');
	click('drawing', 2);
	click('words');
	click('words', 2);
	expect(came).toEqual(['next', 'next', 'open', 'drawing', 'words', 'words']);
});

test('it does not count on what the first one has brought under the pointer, and takes no focus', () => {
	click('open');
	expect(fireEvent.mouseDown(at('next'), { detail: 2 })).toBe(false);
	click('next', 2);
	click('words');
	click('next', 2);
	expect(came).toEqual(['open', 'words']);
	expect(fireEvent.mouseDown(at('next'), { detail: 1 })).toBe(true);
});

test('it counts on a field, where a page that was scrolled between two clicks has brought another one', () => {
	click('words');
	expect(fireEvent.mouseDown(at('field'), { detail: 2 })).toBe(true);
	click('field', 2);
	expect(came).toEqual(['words', 'field']);
});

test('[HEAD-3] a double click on a menu leaves it open', () => {
	click('menu');
	expect(click('menu', 2)).toBe(false);
	expect(came).toEqual(['menu']);
});

test('a click by keyboard always counts', () => {
	click('open');
	click('next', 0);
	expect(came).toEqual(['open', 'next']);
});
