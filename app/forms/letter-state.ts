import type { FieldErrors } from '#contract/letters.ts';
import type { Delivery, Trouble } from './send.ts';

/** Where a letter stands. `errors` is what was wrong when it was last submitted, `left` what of it still is. */
export type LetterState =
	| { readonly is: 'writing' }
	| { readonly is: 'mending'; readonly errors: FieldErrors; readonly left: FieldErrors }
	| { readonly is: 'sending' }
	| {
			readonly is: 'failed';
			readonly trouble: Trouble;
			readonly errors: FieldErrors;
			readonly left: FieldErrors;
	  }
	| { readonly is: 'sent'; readonly reference: string; readonly letter: Readonly<Record<string, string>> };

export type LetterEvent =
	| { readonly happened: 'checked'; readonly errors: FieldErrors }
	| { readonly happened: 'typed'; readonly wrong: FieldErrors }
	| { readonly happened: 'posted' }
	| {
			readonly happened: 'answered';
			readonly delivery: Delivery;
			readonly letter: Readonly<Record<string, string>>;
	  };

/** The next state of a letter: pure, so that every way through a form is a table of facts. */
export function nextLetterState(state: LetterState, event: LetterEvent): LetterState {
	switch (event.happened) {
		case 'checked':
			return { is: 'mending', errors: event.errors, left: event.errors };
		case 'posted':
			return { is: 'sending' };
		case 'answered':
			return event.delivery.is === 'sent'
				? { ...event.delivery, letter: event.letter }
				: { ...event.delivery, left: event.delivery.errors };
		case 'typed':
			if (state.is !== 'mending' && state.is !== 'failed') return state;
			return { ...state, left: stillWrong(state.errors, event.wrong) };
	}
}

function stillWrong(errors: FieldErrors, wrong: FieldErrors): FieldErrors {
	return Object.fromEntries(Object.entries(errors).filter(([field]) => field in wrong));
}

/** How one field stands: never refused, still wrong, or wrong before and fine now. */
export function fieldStanding(state: LetterState, field: string): { error?: string; mended?: true } {
	if (state.is !== 'mending' && state.is !== 'failed') return {};
	const error = state.errors[field];
	if (error === undefined) return {};
	return field in state.left ? { error } : { mended: true };
}
