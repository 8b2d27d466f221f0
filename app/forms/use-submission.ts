import { type SubmitEvent, useReducer, useRef } from 'react';
import { useShownFor } from '#app/behaviours/use-shown-for.ts';
import type { EditionState } from '#contract/dates.ts';
import { readSubmission } from '#contract/read-submission.ts';
import type { SubmissionKind } from '#contract/submissions.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts';
import { sendSubmission } from './send.ts';
import { submissionKey } from './submission-key.ts';
import { type FormState, nextFormState } from './submission-state.ts';
import { sayShownFor, typedIn } from './typed.ts';
import { useDraft } from './use-draft.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useFormHere } from './use-form-here.ts';
import { useNotice } from './use-notice.ts';
import { useReceipt } from './use-receipt.ts';

/**
 * One submission, from the first word to the receipt. The form itself keeps what is typed (its fields are uncontrolled),
 * so nothing depends on when script arrives; before that the browser posts it by itself (FORM-8).
 * @param shown where the edition stands before the visitor, for a server that does not say it
 */
export function useSubmission(kind: SubmissionKind, shown?: EditionState) {
	const here = useFormHere(kind);
	const form = useRef<HTMLFormElement>(null);
	const tried = useRef<Draft['tried']>(undefined);
	const [state, tell] = useReducer(nextFormState, { is: 'writing' });
	const notice = useNotice(form, occasion(state));
	const shownFor = useShownFor();
	const restored = useDraft(here, form);
	const receipt = useReceipt(here, tell);
	useErrorTitle(state.is === 'mending');

	function type() {
		if (form.current === null) return;
		const { fields } = typedIn(form.current);
		keepDraft(here, { fields, ...(tried.current && { tried: tried.current }) });
		const read = readSubmission(kind, fields);
		tell({ happened: 'typed', wrong: read.ok ? {} : read.errors });
	}

	async function submit(event: SubmitEvent<HTMLFormElement>) {
		const { fields, honeypotFilled } = typedIn(event.currentTarget);
		if (honeypotFilled) {
			// perhaps a machine: the browser posts it, the server judges it
			if (!restored.current) sayShownFor(event.currentTarget, shownFor());
			return;
		}
		event.preventDefault();
		if (state.is === 'sending') return;
		const read = readSubmission(kind, fields);
		if (!read.ok) return tell({ happened: 'checked', errors: read.errors });
		const submission = JSON.stringify(read.submission);
		const key = submissionKey(submission, tried.current ?? readDraft(here)?.tried);
		tried.current = { submission, key };
		keepDraft(here, { fields, tried: tried.current });
		tell({ happened: 'posted' });
		const answer = await sendSubmission(
			kind,
			read.submission,
			key,
			restored.current ? undefined : shownFor(),
		);
		const delivery = answer.is === 'sent' ? { ...answer, state: answer.state ?? shown } : answer;
		if (delivery.is === 'sent') {
			tried.current = undefined;
			restored.current = false;
			receipt.keep({ reference: delivery.reference, state: delivery.state, submission: fields });
			const written = form.current === null ? fields : typedIn(form.current).fields;
			// what was written while the submission was under way has not been sent, and stays
			if (JSON.stringify(written) === JSON.stringify(fields)) {
				dropDraft(here);
				form.current?.reset();
			}
		}
		tell({ happened: 'answered', delivery, submission: fields });
	}

	function putAway() {
		receipt.drop();
		tell({ happened: 'put away' });
		form.current?.querySelector('input')?.focus();
	}

	return { state, form, notice, type, submit, putAway };
}

/** What the visitor's attention is called to; the same occasion calls only once. */
function occasion(state: FormState): object | undefined {
	if (state.is === 'mending' || state.is === 'failed') return state.errors;
	return state.is === 'sent' && !state.kept ? state : undefined;
}
