type Field = HTMLInputElement | HTMLTextAreaElement;
type Part = Field | HTMLDetailsElement | HTMLDialogElement;

/** What the visitor can have written or opened, by names that are the same on a page that React renders anew: its own ids are not. */
function partsOf(root: Element): Map<string, Part> {
	const parts = new Map<string, Part>();
	for (const [at, details] of root.querySelectorAll('details').entries()) parts.set(`details ${at}`, details);
	for (const dialog of root.querySelectorAll('dialog')) parts.set(dialog.id, dialog);
	for (const field of root.querySelectorAll<Field>('input, textarea'))
		parts.set(`${field.form?.getAttribute('action')} ${field.name || field.type}`, field);
	return parts;
}

/** Makes a part what the one before it was. */
function restore(before: Part, now: Part): void {
	if (before instanceof HTMLDialogElement) {
		if (before.open) (now as HTMLDialogElement).showModal();
	} else if (before instanceof HTMLDetailsElement) {
		(now as HTMLDetailsElement).open = before.open;
	} else if (before.value !== before.defaultValue) {
		(now as Field).value = before.value;
	}
}

/**
 * Remembers what was typed and opened on a page that React may render anew (ANY-1).
 * @returns call it whenever that has happened, before effects run: they find words as if they had been typed before
 * hydration. What took the place of other parts holds their words, focus and caret
 */
export function keepTyped(root: Element): () => void {
	const parts = partsOf(root);
	let focused = document.activeElement;
	// an element that is taken away loses the focus too, and is remembered
	const follow = () =>
		queueMicrotask(() => {
			if (focused?.isConnected) focused = document.activeElement;
		});
	for (const event of ['focusin', 'focusout']) root.addEventListener(event, follow);
	return () => {
		const now = partsOf(root);
		for (const [name, before] of parts) {
			const part = now.get(name);
			if (before.isConnected || !part) continue;
			parts.delete(name);
			restore(before, part);
			if (before !== focused || !('selectionStart' in part)) continue;
			part.focus({ preventScroll: true });
			const { selectionStart, selectionEnd } = before as Field;
			// a field for email addresses tells no caret
			if (selectionStart !== null) part.setSelectionRange(selectionStart, selectionEnd);
		}
		focused = document.activeElement;
	};
}
