import { savesBegun } from './seen-versions.ts';

/** What the bar above the form is sent: a press of “Save” saved nothing; whether the form holds edits that are not saved. */
export const told = {
	notSaved: 'form:not-saved',
	hasUnsaved: 'form:has-unsaved',
	isSaved: 'form:is-saved',
} as const;

const tell = (what: string) => window.parent.postMessage(what, window.location.origin);

/** Milliseconds from the press of a button to the beginning of its save. */
const patience = 1_000;
/** Milliseconds between two looks at the form. */
const glance = 300;

/**
 * Where nothing was changed, or a value deep in a list cannot be, Keystatic saves nothing and says nothing. So the bar above
 * the form is told when its button was pressed and no save began.
 */
export function tellUnsaved(): void {
	const look = ({ submitter }: SubmitEvent) => {
		if (!/^(Save|Create)$/.test(submitter?.textContent ?? '')) return;
		const before = savesBegun();
		setTimeout(() => {
			if (savesBegun() === before) tell(told.notSaved);
		}, patience);
	};
	document.addEventListener('submit', look, true);
	// where the browser itself refuses a value, such as a day that does not exist, nothing is submitted
	document.addEventListener('invalid', () => tell(told.notSaved), true);

	const openEntry = () => document.querySelector('[role=dialog] :is(input, textarea)');
	let isTyped = false;
	for (const event of ['input', 'change'] as const)
		document.addEventListener(event, () => {
			isTyped = true;
		});
	let said = '';
	setInterval(() => {
		const isNew = window.location.pathname.endsWith('/create');
		if (!isNew && openEntry() === null) isTyped = false;
		// Keystatic marks what was changed, but neither a new record nor an entry of a list that is still open
		const isMarked = [...document.querySelectorAll('span')].some((one) => one.textContent === 'Unsaved');
		const now = isMarked || isTyped ? told.hasUnsaved : told.isSaved;
		if (now !== said) tell(now);
		said = now;
	}, glance);
}
