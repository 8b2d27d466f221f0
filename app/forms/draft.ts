/** What was typed, kept in this tab alone until it has arrived: a reload or a lost network costs nobody their words. */
export type Draft = {
	readonly fields: Readonly<Record<string, string>>;
	/** The last letter that was tried, and the key it was tried with. */
	readonly tried?: { readonly letter: string; readonly key: string };
};

const place = (form: string) => `draft:${form}`;

/** The draft of a form, or undefined where there is none or the tab may not keep any. */
export function readDraft(form: string): Draft | undefined {
	try {
		const kept = sessionStorage.getItem(place(form));
		return kept === null ? undefined : JSON.parse(kept);
	} catch {
		return undefined;
	}
}

export function keepDraft(form: string, draft: Draft): void {
	try {
		sessionStorage.setItem(place(form), JSON.stringify(draft));
	} catch {
		// A tab that may not keep anything still sends.
	}
}

export function dropDraft(form: string): void {
	try {
		sessionStorage.removeItem(place(form));
	} catch {
		// Nothing was kept.
	}
}

/** Puts a draft into the fields that still show what the page came with; what was typed since stays. */
export function restoreDraft(form: HTMLFormElement, draft: Draft): void {
	for (const [name, words] of Object.entries(draft.fields)) {
		const field = form.elements.namedItem(name);
		if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
		if (words && field.value === field.defaultValue) field.value = words;
	}
}
