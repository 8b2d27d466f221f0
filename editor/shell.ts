/// <reference types="vite/client" />
import { shapeOfFile } from '#content/records/shapes.ts';
import type { Problem } from '#content/rules/problem.ts';
import { formAddress } from './form-address.ts';
import { element, known, part, post } from './page.ts';
import { showPlace } from './show-place.ts';
import { stateInWords } from './state-in-words.ts';
import { told as toldByForm } from './tell-unsaved.ts';

/** `/edit`: the form left, the real page right, above them what is wrong with the records, and the way online. */

const form = part<HTMLIFrameElement>('#form');
const page = part<HTMLIFrameElement>('#page');
const told = part('#told');
const [publish, undo] = [part<HTMLButtonElement>('#publish'), part<HTMLButtonElement>('#undo')];

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
	void showPlace(page, [slug, shape.place]);
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
	publish.disabled = problems.some(({ harmless }) => !harmless);
	part('#problems').replaceChildren(
		...problems.map(({ file, field, sentence }) => {
			const leads = { href: formAddress(file), target: form.name };
			const place = element('a', leads, `${labelOf(file)}, ${field}`);
			return element('li', {}, `${sentence} (`, place, ')');
		}),
	);
}

/** A record as the menu of the form calls it. */
function labelOf(file: string): string {
	const { label = file, slug } = shapeOfFile(file) ?? {};
	return slug ? `${label}: ${slug}` : label;
}

/** Shows what a command says, line by line. */
async function run(command: string): Promise<void> {
	publish.disabled = undo.disabled = true;
	told.hidden = false;
	told.textContent = '';
	const lines = (await post(command)).body?.pipeThrough(new TextDecoderStream()).getReader();
	for (let next = await lines?.read(); next && !next.done; next = await lines?.read())
		told.append(next.value);
	publish.disabled = undo.disabled = false;
	await lookThrough();
}

/** Undo goes back, and once more forward again: its button says which. Returns what to ask before. */
async function sayUndo(): Promise<string> {
	const { button, question } = await known('what-undo-does');
	undo.textContent = button;
	return question;
}
publish.addEventListener('click', async () => {
	const ask = 'The form holds edits that are not saved. Publish what is saved, without them?';
	if (!hasUnsaved || window.confirm(ask)) await run('publish').then(sayUndo);
});
undo.addEventListener('click', async () => {
	// what is saved is kept; a form that was read before would lose what it holds
	if (hasUnsaved) {
		told.hidden = false;
		told.textContent =
			'Save the form first, or take its edits back: what is saved stays in the forms after an undo.';
		return;
	}
	if (window.confirm(await sayUndo())) await run('undo').then(sayUndo);
});
void sayUndo();
async function lookThrough(): Promise<void> {
	say(await known('problems'));
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
