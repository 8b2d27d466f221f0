import { drop, keep, keptNames } from '#app/behaviours/kept-in-tab.ts';
import type { Texts } from './texts.ts';

/** Where a form stands: what is kept of it is kept for this page and this topic alone. */
export type FormPlace = {
	/** Its name and the path of its page. */
	readonly form: string;
	/** The part of the address's query that names its topic; empty where none is named. */
	readonly search: string;
};

/** The last submission that was tried, and the key it was tried with. */
export type Tried = { readonly submission: string; readonly key: string };

/** What was typed, kept in this tab alone until it has arrived: a reload or a lost network costs nobody their words. */
export type Draft = { readonly fields: Texts; readonly tried?: Tried | undefined };

/** The form as it stands open, and what belongs to its words. */
export type Open = {
	readonly place: FormPlace;
	readonly returns: number;
	tried: Tried | undefined;
	/** Whether some of the words are older than the page. */
	isOlder: boolean;
};

export const draftName = ({ form, search }: FormPlace) => `draft:${form}${search}`;
export const receiptName = ({ form, search }: FormPlace) => `receipt:${form}${search}`;

/** Keeps what was written; a receipt of what was sent before makes way for it (FORM-10). */
export function keepDraft(place: FormPlace, draft: Draft): void {
	keep(draftName(place), draft);
	drop(receiptName(place));
}

/** Whether anything is kept of a form, about whichever topic. */
export const isKept = ({ form }: FormPlace): boolean =>
	[draftName, receiptName].some((name) => keptNames(name({ form, search: '' })).length > 0);
