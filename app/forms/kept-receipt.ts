import { drop, keep, readKept } from '#app/behaviours/kept-in-tab.ts';
import { type EditionState, editionStates } from '#contract/edition-states.ts';
import { isFilled } from '#contract/filled.ts';
import { dropDraft, type FormPlace, keepDraft, readDraft, receiptName } from './draft.ts';
import { isObject, isSame, isTexts, type Texts } from './texts.ts';
import { typedIn } from './typed.ts';

/** What a submission was answered with, and what was sent. */
export type ReceiptFacts = {
	/** Empty where the server gave none. */
	readonly reference: string;
	/** When the answer came, in milliseconds since 1970. */
	readonly at: number;
	/** What it was about: a conference, or a topic. */
	readonly about?: string | undefined;
	/** Where the edition stood that a registration is for. */
	readonly state?: EditionState | undefined;
	readonly submission: Texts;
};

/** Nothing beyond this is a moment (ECMA-262, "time value"). */
const lastMoment = 8.64e15;

const isReceipt = (value: unknown): value is ReceiptFacts =>
	isObject(value) &&
	typeof value.reference === 'string' &&
	typeof value.at === 'number' &&
	Math.abs(value.at) <= lastMoment &&
	(value.about === undefined || typeof value.about === 'string') &&
	(value.state === undefined || editionStates.some((state) => state === value.state)) &&
	isTexts(value.submission);

/** The receipt of what was sent last from a form, while nothing newer was written there (FORM-10). */
export function readReceipt(place: FormPlace): ReceiptFacts | undefined {
	const kept = readKept(receiptName(place));
	return isReceipt(kept) ? kept : undefined;
}

export const keepReceipt = (place: FormPlace, receipt: ReceiptFacts) => keep(receiptName(place), receipt);
export const dropReceipt = (place: FormPlace) => drop(receiptName(place));

/**
 * Keeps the receipt of a submission and empties its form (FORM-4). What was written while it was under way has not been
 * sent, and stays.
 * @param sent what the form held when it was sent
 * @param form null where the visitor has left the page meanwhile
 * @returns whether anything stays in the form
 */
export function putReceipt(
	place: FormPlace,
	receipt: ReceiptFacts,
	sent: Texts,
	form: HTMLFormElement | null,
): boolean {
	const fields = form ? typedIn(form).fields : (readDraft(place)?.fields ?? sent);
	const stays = !isSame(fields, sent) && Object.values(fields).some(isFilled);
	if (stays) keepDraft(place, { fields });
	else {
		dropDraft(place);
		form?.reset();
	}
	keepReceipt(place, receipt);
	return stays;
}
