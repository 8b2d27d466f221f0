import { savesBegun } from './seen-versions.ts';

/** What the bar above the form is sent. */
export const notSaved = 'form:not-saved';

/** Milliseconds from the press of a button to the beginning of its save. */
const patience = 1_000;

/**
 * Where nothing was changed, or a value deep in a list cannot be, Keystatic saves nothing and says nothing. So the bar above
 * the form is told when its button was pressed and no save began.
 */
export function tellUnsaved(): void {
	const look = ({ submitter }: SubmitEvent) => {
		if (!/^(Save|Create)$/.test(submitter?.textContent ?? '')) return;
		const before = savesBegun();
		setTimeout(() => {
			if (savesBegun() === before) window.parent.postMessage(notSaved, window.location.origin);
		}, patience);
	};
	document.addEventListener('submit', look, true);
}
