import { drop, keep, keptNames, readKept } from '#app/behaviours/kept-in-tab.ts';
import { dropReceipt } from './kept-receipt.ts';
import { isObject, isTexts, type Texts } from './texts.ts';
import type { FormPlace } from './use-form-here.ts';

/** The last submission that was tried, and the key it was tried with. */
export type Tried = { readonly submission: string; readonly key: string };

/** What was typed, kept in this tab alone until it has arrived: a reload or a lost network costs nobody their words. */
export type Draft = { readonly fields: Texts; readonly tried?: Tried | undefined };

const nameOf = ({ form, search }: FormPlace) => `draft:${form}${search}`;

/** A key is sent as a header: what is none of ours could not be. */
const isTried = (value: unknown): value is Tried =>
	isObject(value) && typeof value.submission === 'string' && /^[0-9a-f]{32}$/.test(String(value.key));

const isDraft = (value: unknown): value is Draft =>
	isObject(value) && isTexts(value.fields) && (value.tried === undefined || isTried(value.tried));

/** The draft of a form, or undefined where there is none. */
export function readDraft(place: FormPlace): Draft | undefined {
	const kept = readKept(nameOf(place));
	return isDraft(kept) ? kept : undefined;
}

/** Keeps what was written; a receipt of what was sent before makes way for it (FORM-10). */
export function keepDraft(place: FormPlace, draft: Draft): void {
	keep(nameOf(place), draft);
	dropReceipt(place);
}

export const dropDraft = (place: FormPlace) => drop(nameOf(place));

/** Where else on the same page something was written in the same form: about another topic, or about none. */
export function draftsBeside(
	place: FormPlace,
): readonly { readonly place: FormPlace; readonly draft: Draft }[] {
	const beginning = nameOf({ ...place, search: '' });
	return keptNames(beginning).flatMap((name) => {
		const other = { ...place, search: name.slice(beginning.length) };
		const draft = /^(\?|$)/.test(other.search) && other.search !== place.search && readDraft(other);
		return draft ? [{ place: other, draft }] : [];
	});
}
