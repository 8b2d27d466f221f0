import { drop, keptNames, readKept } from '#app/behaviours/kept-in-tab.ts';
import { type Draft, draftName, type FormPlace, type Tried } from './form-place.ts';
import { isObject, isTexts } from './texts.ts';

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
export function draftsBeside(
	place: FormPlace,
): readonly { readonly place: FormPlace; readonly draft: Draft }[] {
	const beginning = draftName({ ...place, search: '' });
	return keptNames(beginning).flatMap((name) => {
		const other = { ...place, search: name.slice(beginning.length) };
		const draft = /^(\?|$)/.test(other.search) && other.search !== place.search && readDraft(other);
		return draft ? [{ place: other, draft }] : [];
	});
}
