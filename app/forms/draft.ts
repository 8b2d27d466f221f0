import { drop, keep, readKept } from './kept-in-tab.ts';

/** What was typed, kept in this tab alone until it has arrived: a reload or a lost network costs nobody their words. */
export type Draft = {
	readonly fields: Readonly<Record<string, string>>;
	/** The last submission that was tried, and the key it was tried with. */
	readonly tried?: { readonly submission: string; readonly key: string };
};

const place = (form: string) => `draft:${form}`;

/** The draft of a form, or undefined where there is none. */
export const readDraft = (form: string) => readKept<Draft>(place(form));
export const keepDraft = (form: string, draft: Draft) => keep(place(form), draft);
export const dropDraft = (form: string) => drop(place(form));

/** Puts words that the page wrote itself into a draft; where nothing has been typed, there is none and none begins. */
export function amendDraft(form: string, field: string, words: string): void {
	const draft = readDraft(form);
	if (draft) keepDraft(form, { ...draft, fields: { ...draft.fields, [field]: words } });
}

/** Puts a draft into the fields that still show what the page came with; what was typed since stays. */
export function restoreDraft(form: HTMLFormElement, draft: Draft): void {
	for (const [name, words] of Object.entries(draft.fields)) {
		const field = form.elements.namedItem(name);
		if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
		if (words && field.value === field.defaultValue) field.value = words;
	}
}
