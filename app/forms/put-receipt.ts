import { isFilled } from '#contract/filled.ts';
import { dropDraft, readDraft } from './draft.ts';
import { type FormPlace, keepDraft } from './form-place.ts';
import { keepReceipt, type ReceiptFacts } from './kept-receipt.ts';
import { isSame, type Texts } from './texts.ts';
import { typedIn } from './typed-in.ts';

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
