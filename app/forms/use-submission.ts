import { type SubmitEvent, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useShownFor } from '#app/behaviours/use-shown-for.ts';
import { errorWords } from '#content/field-errors.ts';
import type { FormTopics } from '#content/shapes.ts';
import type { EditionState } from '#contract/dates.ts';
import { readSubmission } from '#contract/read-submission.ts';
import type { SubmissionKind } from '#contract/submissions.ts';
import { dropDraft, keepDraft } from './draft.ts';
import { dropReceipt, type ReceiptFacts } from './kept-receipt.ts';
import { putReceipt } from './put-receipt.ts';
import { sendSubmission } from './send.ts';
import { submissionKey } from './submission-key.ts';
import { type FormState, leftWrong, nextFormState } from './submission-state.ts';
import { sayShownFor, typedIn, writtenFields } from './typed.ts';
import { useErrorTitle } from './use-error-title.ts';
import type { FormPlace } from './use-form-here.ts';
import { useNotice } from './use-notice.ts';
import { useOpening } from './use-opening.ts';

/**
 * One submission, from the first word to the receipt. The form itself keeps what is typed (its fields are uncontrolled),
 * so nothing depends on when script arrives; before that the browser posts it by itself (FORM-8).
 * @param receiptOf what its receipt says besides what was sent, by where the server says that the edition stood
 */
export function useSubmission(
	kind: SubmissionKind,
	place: FormPlace,
	receiptOf: (state?: EditionState) => Pick<ReceiptFacts, 'about' | 'state'>,
	topics?: FormTopics,
) {
	const box = useRef<HTMLDivElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const [state, tell] = useReducer(nextFormState, { is: 'writing' });
	const { open, begun } = useOpening(kind, place, topics, form, tell);
	const notice = useNotice(box, occasion(state));
	const shownFor = useShownFor();
	useErrorTitle(state.is === 'mending' && Object.keys(leftWrong(state)).length > 0);

	function type({ target }: { readonly target: EventTarget }) {
		if (form.current === null) return;
		const { fields } = typedIn(form.current);
		const isWritten = writtenFields(kind, fields, topics?.lines).length > 0;
		if (isWritten) keepDraft(place, { fields, tried: open.current?.tried });
		else dropDraft(place);
		const read = readSubmission(kind, fields, topics?.lines);
		const field = (target as HTMLInputElement).name;
		tell({ happened: 'typed', field, wrong: read.ok ? {} : errorWords(kind, read.faults) });
	}

	async function submit(event: SubmitEvent<HTMLFormElement>) {
		const { fields, honeypotFilled } = typedIn(event.currentTarget);
		const opened = open.current;
		const shown = opened?.isOlder ? undefined : shownFor();
		if (honeypotFilled) {
			// perhaps a machine: the browser posts it, the server judges it
			if (shown !== undefined) sayShownFor(event.currentTarget, shown);
			return;
		}
		event.preventDefault();
		if (!opened || state.is === 'sending' || state.is === 'sent') return;
		const read = readSubmission(kind, fields, topics?.lines);
		if (!read.ok) return tell({ happened: 'checked', errors: errorWords(kind, read.faults) });
		const submission = JSON.stringify(read.submission);
		const tried = { submission, key: submissionKey(submission, opened.tried) };
		opened.tried = tried;
		keepDraft(place, { fields, tried });
		tell({ happened: 'posted' });
		const delivery = await sendSubmission(kind, read.submission, tried.key, shown);
		// the form may stand at another place by now, and be about something else
		const stays = open.current === opened;
		if (delivery.is === 'failed') return stays && tell({ happened: 'failed', ...delivery });
		const { reference } = delivery;
		const receipt = { reference, at: Date.now(), submission: read.submission, ...receiptOf(delivery.state) };
		const isWritten = putReceipt(place, receipt, fields, stays ? form.current : null);
		if (!stays) return;
		Object.assign(opened, { tried: undefined, isOlder: isWritten });
		tell({ happened: 'sent', receipt, isWritten });
	}

	function again() {
		dropReceipt(place);
		// the form is there again before it takes the focus
		flushSync(() => tell({ happened: 'opened' }));
		form.current?.querySelector('input')?.focus();
	}

	return { state, begun, box, form, notice, type, submit, again };
}

/** What the visitor's attention is called to; the same occasion calls only once. */
function occasion(state: FormState): object | undefined {
	if (state.is === 'mending' || state.is === 'failed') return state.errors;
	return state.is === 'sent' && !state.isKept ? state : undefined;
}
