import { drop, keep, keptNames, readKept } from '#app/behaviours/kept-in-tab.ts';
import { isObject, isTexts, type Texts } from './texts.ts';

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

const draftName = ({ form, search }: FormPlace) => `draft:${form}${search}`;
export const receiptName = ({ form, search }: FormPlace) => `receipt:${form}${search}`;

/** Keeps what was written; a receipt of what was sent before makes way for it (FORM-10). */
export function keepDraft(place: FormPlace, draft: Draft): void {
	keep(draftName(place), draft);
	drop(receiptName(place));
}

/** Whether anything is kept of a form, about whichever topic. */
export const isKept = ({ form }: FormPlace): boolean =>
	[draftName, receiptName].some((name) => keptNames(name({ form, search: '' })).length > 0);

/** A key is sent as a header: what is none of ours could not be. */
const isTried = (value: unknown): value is Tried =>
	isObject(value) && typeof value.submission === 'string' && /^[0-9a-f]{32}$/.test(String(value.key));

const isDraft = (value: unknown): value is Draft =>
	isObject(value) && isTexts(value.fields) && (value.tried === undefined || isTried(value.tried));

/** The draft of a form, or undefined where there is none. */
export function readDraft(place: FormPlace): Draft | undefined {
	const kept = readKept(draftName(place));
	return isDraft(kept) ? kept : undefined;
}

export const dropDraft = (place: FormPlace) => drop(draftName(place));

/** Where else on the same page something was written in the same form: about another topic, or about none. */
export function draftsBeside(place: FormPlace) {
	const beginning = draftName({ ...place, search: '' });
	return keptNames(beginning).flatMap((name) => {
		const search = name.slice(beginning.length);
		const draft = /^(\?|$)/.test(search) && search !== place.search && readDraft({ ...place, search });
		return draft ? [{ search, draft }] : [];
	});
}
