import type { FieldErrors } from '#contract/submissions.ts';
import type { ReceiptFacts } from './kept-receipt.ts';
import type { Trouble } from './send.ts';

/** What is wrong with a form. `errors` is what was wrong when it was last submitted, `left` what of it still is, and why. */
type Wrong = { readonly errors: FieldErrors; readonly left: FieldErrors };

/** Where a submission stands. */
export type FormState =
	| { readonly is: 'writing' }
	| ({ readonly is: 'mending' } & Wrong)
	| { readonly is: 'sending' }
	| ({ readonly is: 'failed'; readonly trouble: Trouble } & Wrong)
	| {
			readonly is: 'sent';
			readonly receipt: ReceiptFacts;
			/** Whether the form, which the receipt hides, holds words that were written after it was sent. */
			readonly isWritten: boolean;
			/** The receipt stood in the tab before. */
			readonly isKept?: true;
	  };

/**
 * What becomes of a submission as somebody types in a field. Only that field is judged anew: what the server found wrong
 * with another one still is.
 * @param wrong what is wrong with the whole form now
 */
export function afterTyping(state: FormState, typed: string, wrong: FieldErrors): FormState {
	if (state.is !== 'mending' && state.is !== 'failed') return state;
	const now = (field: string) => (field === typed ? wrong[field] : state.left[field]);
	const left = Object.keys(state.errors).flatMap((field) => {
		const words = now(field);
		return words === undefined ? [] : [[field, words]];
	});
	return { ...state, left: Object.fromEntries(left) };
}

/** How one field stands: never refused, still wrong, or wrong before and fine now. */
export function fieldStanding(state: FormState, field: string): { error?: string; mended?: true } {
	if (state.is !== 'mending' && state.is !== 'failed') return {};
	if (!(field in state.errors)) return {};
	const error = state.left[field];
	return error === undefined ? { mended: true } : { error };
}

/** What is still wrong with a form. */
export const leftWrong = (state: FormState): FieldErrors =>
	state.is === 'mending' || state.is === 'failed' ? state.left : {};
