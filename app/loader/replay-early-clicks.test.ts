import { beforeEach, expect, test, vi } from 'vitest';
import { replayEarlyClicks } from './replay-early-clicks.ts';

/** A page with everything that can be clicked, on which nothing is hydrated yet. */
beforeEach(() => {
	document.body.innerHTML =
		'<button id="next"><i>Next</i></button><button id="other"></button><p id="slide"></p><a id="link" href="#a">A</a><input id="box"><button id="send" type="submit"></button>';
	replayEarlyClicks();
});

const part = (id: string) => document.getElementById(id) as HTMLElement;
const click = (element: Element, detail = 1) =>
	element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));

/** Hydrates the page. Returns the ids of what is clicked then. */
function hydrate(): string[] {
	const clicked: string[] = [];
	const hear = ({ target }: Event) => clicked.push((target as Element).id);
	addEventListener('click', hear);
	dispatchEvent(new Event('hydrated'));
	removeEventListener('click', hear);
	return clicked;
}

test('clicks on a button and on the surface of a slide are repeated in their order, once', () => {
	click(part('next').querySelector('i') as Element);
	click(part('slide'));
	expect(hydrate()).toEqual(['next', 'slide']);
	expect(hydrate()).toEqual([]);
});

test('what the browser itself does for a click is not done twice', () => {
	for (const id of ['link', 'box', 'send']) click(part(id));
	expect(hydrate()).toEqual([]);
});

test('the second click of a double click counts where the first one did', () => {
	click(part('next'));
	click(part('next'), 2);
	click(part('other'), 2);
	expect(hydrate()).toEqual(['next', 'next']);
});

test('a click after hydration is only itself', () => {
	hydrate();
	const heard = vi.fn();
	part('next').addEventListener('click', heard);
	click(part('next'));
	expect(heard).toHaveBeenCalledTimes(1);
	expect(hydrate()).toEqual([]);
});
