import type { EditionState } from '#contract/dates.ts';
import type { FieldErrors } from '#contract/submissions.ts';
import type { Delivery, Trouble } from './send.ts';

/** What a submission was answered with, and what was sent. */
export type ReceiptFacts = {
	readonly reference: string;
	readonly submission: Readonly<Record<string, string>>;
	/** Where the edition stood that a registration is for. */
	readonly state?: EditionState | undefined;
};

/** Where a submission stands. `errors` is what was wrong when it was last submitted, `left` what of it still is. */
export type FormState =
	| { readonly is: 'writing' }
	| { readonly is: 'mending'; readonly errors: FieldErrors; readonly left: FieldErrors }
	| { readonly is: 'sending' }
	| {
			readonly is: 'failed';
			readonly trouble: Trouble;
			readonly errors: FieldErrors;
			readonly left: FieldErrors;
	  }
	/** `kept` says that the receipt stood in the tab before. */
	| ({ readonly is: 'sent'; readonly kept?: true } & ReceiptFacts);

export type FormEvent =
	| { readonly happened: 'checked'; readonly errors: FieldErrors }
	| { readonly happened: 'typed'; readonly wrong: FieldErrors }
	| { readonly happened: 'posted' }
	| { readonly happened: 'found'; readonly receipt: ReceiptFacts }
	| { readonly happened: 'put away' }
	| {
			readonly happened: 'answered';
			readonly delivery: Delivery;
			readonly submission: Readonly<Record<string, string>>;
	  };

/** The next state of a submission: pure, so that every way through a form is a table of facts. */
export function nextFormState(state: FormState, event: FormEvent): FormState {
	switch (event.happened) {
		case 'checked':
			return { is: 'mending', errors: event.errors, left: event.errors };
		case 'posted':
			return { is: 'sending' };
		case 'found':
			return { is: 'sent', ...event.receipt, kept: true };
		case 'put away':
			return { is: 'writing' };
		case 'answered':
			return event.delivery.is === 'sent'
				? { ...event.delivery, submission: event.submission }
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
export function fieldStanding(state: FormState, field: string): { error?: string; mended?: true } {
	if (state.is !== 'mending' && state.is !== 'failed') return {};
	const error = state.errors[field];
	if (error === undefined) return {};
	return field in state.left ? { error } : { mended: true };
}
