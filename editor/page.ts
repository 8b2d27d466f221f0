/// <reference types="vite/client" />

/** What the pages of the editor have in common. */

/** The first part of this page that matches. */
export function part<Of extends Element = HTMLElement>(selector: string): Of {
	const found = document.querySelector<Of>(selector);
	if (found === null) throw new Error(`This page has no ${selector}.`);
	return found;
}

/** A new element, and what it holds. */
export function element<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	properties: Partial<HTMLElementTagNameMap[Name]>,
	...within: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const made = Object.assign(document.createElement(name), properties);
	made.append(...within);
	return made;
}

/** What the server of the editor knows. */
export const known = async (what: string) => (await fetch(`/api/edit/${what}`)).json();

/** Asks it to do something. */
export const post = (what: string, body: Blob | null = null): Promise<Response> =>
	fetch(`/api/edit/${what}`, { method: 'POST', headers: { 'x-edit': '1' }, body });

/**
 * Some records load every page anew when they are saved. The editor itself reads none of them: it stays, with its form and
 * what was typed. Vite reloads only a page whose address the message names, where it names one that ends with `.html`.
 */
import.meta.hot?.on('vite:beforeFullReload', (message) => {
	if (/\/content\/|\/media\//.test(message.triggeredBy ?? '')) message.path = '/not-the-editor.html';
});
