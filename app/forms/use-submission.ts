import { type InputEvent, type SubmitEvent, useReducer, useRef } from 'react';
import { useNear } from '#app/behaviours/use-near.ts';
import { useShownFor } from '#app/behaviours/use-shown-for.ts';
import type { FormTopics } from '#content/shapes.ts';
import type { SubmissionKind } from '#contract/submissions.ts';
import { type FormPlace, isKept, keepDraft } from './draft.ts';
import { liveSubmission } from './live-submission.ts';
import { type FormState, leftWrong, nextFormState } from './submission-state.ts';
import type { InHand } from './submission-steps.ts';
import { isTouched, typedIn } from './typed.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useNotice } from './use-notice.ts';
import { useOpening } from './use-opening.ts';

/**
 * One submission, from the first word to the receipt. The form itself keeps what is typed (its fields are uncontrolled),
 * so nothing depends on when script arrives; before its `steps` are there the browser posts it by itself (FORM-8).
 * @param receiptOf what its receipt says besides what was sent, by where the server says that the edition stood
 */
export function useSubmission(
	kind: SubmissionKind,
	place: FormPlace,
	receiptOf: InHand['receiptOf'],
	topics?: FormTopics,
) {
	const box = useRef<HTMLDivElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const [state, tell] = useReducer(nextFormState, { is: 'writing' });
	const steps = useNear(box, liveSubmission, () => isKept(place) || isTouched(form.current));
	const { open, begun } = useOpening(steps, kind, place, topics, form, tell);
	const notice = useNotice(box, occasion(state));
	const shownFor = useShownFor();
	const isBegunHere = useRef(false);
	useErrorTitle(state.is === 'mending' && Object.keys(leftWrong(state)).length > 0);

	const inHand = { kind, place, topics, form, open, receiptOf, shownFor, tell };

	function type({ currentTarget, target }: InputEvent<HTMLFormElement>) {
		if (steps) return steps.type(inHand, currentTarget, (target as HTMLInputElement).name);
		// what is kept from before is not in the fields yet, and stays until it is
		if (!isBegunHere.current && isKept(place)) return;
		isBegunHere.current = true;
		keepDraft(place, { fields: typedIn(currentTarget).fields });
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) =>
		steps?.submit(inHand, event, state.is === 'sending' || state.is === 'sent');
	const again = () => steps?.again(inHand);

	return { state, steps, begun, box, form, notice, type, submit, again };
}

/** What the visitor's attention is called to; the same occasion calls only once. */
function occasion(state: FormState): object | undefined {
	if (state.is === 'mending' || state.is === 'failed') return state.errors;
	return state.is === 'sent' && !state.isKept ? state : undefined;
}
