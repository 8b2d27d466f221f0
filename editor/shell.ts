/// <reference types="vite/client" />
import { shapeOfFile } from '#content/records/shapes.ts';
import type { Problem } from '#content/rules/problem.ts';
import { formAddress } from './form-address.ts';
import { showPlace } from './show-place.ts';
import { stateInWords } from './state-in-words.ts';
import { told as toldByForm } from './tell-unsaved.ts';
import './stay.ts';

/** `/edit`: the form left, the real page right, above them what is wrong with the records, and the way online. */

function part<Of extends Element>(selector: string): Of {
	const found = document.querySelector<Of>(selector);
	if (found === null) throw new Error(`index.html has no ${selector}`);
	return found;
}

const form = part<HTMLIFrameElement>('#form');
const page = part<HTMLIFrameElement>('#page');
const told = part<HTMLPreElement>('#told');

/** No page of the site shows them. */
const emails = '/edit/emails';

/** Leads the page beside to the one that shows the record. */
let shown = '';
setInterval(() => {
	const path = form.contentWindow?.location.pathname ?? '';
	if (path === shown) return;
	shown = path;
	// the other pages of the left frame hold no form
	if (!path.startsWith('/keystatic')) hasUnsaved = false;
	void lookThrough();
	// /keystatic/singleton/company, /keystatic/collection/mats/item/coir
	const [, , , name = '', , slug] = path.split('/');
	const shape = shapeOfFile(name);
	if (!shape) return;
	if (name === 'emails') {
		page.src = emails;
		return;
	}
	page.src = slug === undefined ? shape.page : `${shape.page}#${slug}`;
	// its own place, or that of all
	void showPlace(
		page,
		[slug, shape.place].filter((place) => place !== undefined),
	);
}, 300);

/** Undefined until they were looked for. */
let wrong: readonly Problem[] | undefined;
let hasUnsaved = false;
function sayState(): void {
	if (wrong) part('#state').textContent = stateInWords(wrong, hasUnsaved);
}

function say(problems: readonly Problem[]): void {
	wrong = problems;
	sayState();
	part<HTMLButtonElement>('#publish').disabled = problems.some(({ harmless }) => !harmless);
	part('#problems').replaceChildren(
		...problems.map(({ file, field, sentence }) => {
			const entry = document.createElement('li');
			const place = document.createElement('a');
			place.href = formAddress(file);
			place.target = form.name;
			place.textContent = `${labelOf(file)}, ${field}`;
			entry.append(`${sentence} (`, place, ')');
			return entry;
		}),
	);
}

/** A record as the menu of the form calls it. */
function labelOf(file: string): string {
	const { label = file, slug } = shapeOfFile(file) ?? {};
	return slug ? `${label}: ${slug}` : label;
}

/** Shows what a command says, line by line. */
async function run(address: string): Promise<void> {
	const buttons = [part<HTMLButtonElement>('#publish'), part<HTMLButtonElement>('#undo')];
	for (const button of buttons) button.disabled = true;
	told.hidden = false;
	told.textContent = '';
	const answer = await fetch(address, { method: 'POST', headers: { 'x-edit': '1' } });
	const lines = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
	for (let next = await lines?.read(); next && !next.done; next = await lines?.read())
		told.append(next.value);
	for (const button of buttons) button.disabled = false;
	await lookThrough();
}

/** Undo goes back, and once more forward again: its button says which. Returns what to ask before. */
async function sayUndo(): Promise<string> {
	const { button, question } = await (await fetch('/api/edit/what-undo-does')).json();
	part('#undo').textContent = button;
	return question;
}
part('#publish').addEventListener('click', async () => {
	const ask = 'The form holds edits that are not saved. Publish what is saved, without them?';
	if (!hasUnsaved || window.confirm(ask)) await run('/api/edit/publish').then(sayUndo);
});
part('#undo').addEventListener('click', async () => {
	// what is saved is kept; a form that was read before would lose what it holds
	if (hasUnsaved) {
		told.hidden = false;
		told.textContent =
			'Save the form first, or take its edits back: what is saved stays in the forms after an undo.';
		return;
	}
	if (window.confirm(await sayUndo())) await run('/api/edit/undo').then(sayUndo);
});
void sayUndo();
async function lookThrough(): Promise<void> {
	say(await (await fetch('/api/edit/problems')).json());
}
import.meta.hot?.on('records:problems', (problems) => {
	say(problems);
	if (page.contentWindow?.location.pathname === emails) page.contentWindow.location.reload();
});
window.addEventListener('message', ({ origin, data }) => {
	if (origin !== window.location.origin) return;
	if (data === toldByForm.hasUnsaved || data === toldByForm.isSaved) {
		hasUnsaved = data === toldByForm.hasUnsaved;
		sayState();
	}
	if (data !== toldByForm.notSaved) return;
	part('#state').textContent =
		'Nothing was saved: nothing was changed, or a value is missing or cannot be. Open the entries of lists, too, and click into their fields: what is wrong is said below them in red.';
});
