import type { FieldErrors } from '#contract/submissions.ts';
import type { ReceiptFacts } from './kept-receipt.ts';
import type { Trouble } from './send-submission.ts';

/** What is wrong with a form. `errors` is what was wrong when it was last submitted, `left` what of it still is, and why. */
type Wrong = { readonly errors: FieldErrors; readonly left: FieldErrors };

/** Where a submission stands. */
export type FormState =
	| { readonly is: 'writing' }
	| ({ readonly is: 'mending' } & Wrong)
	| { readonly is: 'sending' }
	| ({ readonly is: 'failed'; readonly trouble: Trouble } & Wrong)
	| ({ readonly is: 'sent' } & Sent);

type Sent = {
	readonly receipt: ReceiptFacts;
	/** Whether the form, which the receipt hides, holds words that were written after it was sent. */
	readonly isWritten: boolean;
	/** The receipt stood in the tab before. */
	readonly isKept?: true;
};

export type FormEvent =
	| { readonly happened: 'checked'; readonly errors: FieldErrors }
	/** In a field; with what is wrong with the whole form now. */
	| { readonly happened: 'typed'; readonly field: string; readonly wrong: FieldErrors }
	| { readonly happened: 'posted' }
	| { readonly happened: 'failed'; readonly trouble: Trouble; readonly errors: FieldErrors }
	| ({ readonly happened: 'sent' } & Sent)
	/** Anew, to be written in. */
	| { readonly happened: 'opened' };

/** The next state of a submission: pure, so that every way through a form is a table of facts. */
export function nextFormState(state: FormState, event: FormEvent): FormState {
	switch (event.happened) {
		case 'checked':
			return { is: 'mending', errors: event.errors, left: event.errors };
		case 'posted':
			return { is: 'sending' };
		case 'failed':
			return { is: 'failed', trouble: event.trouble, errors: event.errors, left: event.errors };
		case 'sent': {
			const { happened, ...sent } = event;
			return { is: 'sent', ...sent };
		}
		case 'opened':
			return { is: 'writing' };
		case 'typed':
			if (state.is !== 'mending' && state.is !== 'failed') return state;
			return { ...state, left: stillWrong(state, event.field, event.wrong) };
	}
}

/** Only the field that was typed in is judged anew: what the server found wrong with another one still is. */
function stillWrong({ errors, left }: Wrong, typed: string, wrong: FieldErrors): FieldErrors {
	const now = (field: string) => (field === typed ? wrong[field] : left[field]);
	return Object.fromEntries(
		Object.keys(errors).flatMap((field) => {
			const words = now(field);
			return words === undefined ? [] : [[field, words]];
		}),
	);
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
