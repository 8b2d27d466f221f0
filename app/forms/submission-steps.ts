import type { RefObject, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { errorWords } from '#content/field-errors.ts';
import type { FormTopics } from '#content/shapes.ts';
import type { EditionState } from '#contract/edition-states.ts';
import { readSubmission } from '#contract/read-submission.ts';
import type { SubmissionKind } from '#contract/submissions.ts';
import { dropDraft, type FormPlace, keepDraft, type Open } from './draft.ts';
import { dropReceipt, putReceipt, type ReceiptFacts } from './kept-receipt.ts';
import { sendSubmission } from './send-submission.ts';
import { submissionKey } from './submission-key.ts';
import type { FormEvent } from './submission-state.ts';
import { sayShownFor, typedIn, writtenFields } from './typed.ts';

/**
 * What is done with a submission from the first word to the receipt, and what is shown of it. Comes when the visitor is
 * near its form (`live-submission.ts`), so nothing that the first document draws may import it.
 */

export { Begun } from './begun.tsx';
export { openForm, takeAlong } from './open-form.ts';
export { SentReceipt } from './sent-receipt.tsx';
export { SubmissionNotice } from './submission-notice.tsx';

/** A submission in hand. */
export type InHand = {
	readonly kind: SubmissionKind;
	readonly place: FormPlace;
	readonly topics: FormTopics | undefined;
	readonly form: RefObject<HTMLFormElement | null>;
	readonly open: RefObject<Open | undefined>;
	/** What its receipt says besides what was sent, by where the server says that the edition stood. */
	readonly receiptOf: (state?: EditionState) => Pick<ReceiptFacts, 'about' | 'state'>;
	/** For how many milliseconds the visitor has had the form before them. */
	readonly shownFor: () => number;
	readonly tell: (event: FormEvent) => void;
};

/** Keeps what was typed, and judges the field that was typed in. */
export function type(
	{ kind, place, topics, open, tell }: InHand,
	form: HTMLFormElement,
	field: string,
): void {
	const { fields } = typedIn(form);
	const isWritten = writtenFields(kind, fields, topics?.lines).length > 0;
	if (isWritten) keepDraft(place, { fields, tried: open.current?.tried });
	else dropDraft(place);
	const read = readSubmission(kind, fields, topics?.lines);
	tell({ happened: 'typed', field, wrong: read.ok ? {} : errorWords(kind, read.faults) });
}

/** Checks what was written, sends it, and keeps what the server answers. */
export async function submit(
	{ kind, place, topics, form, open, receiptOf, shownFor, tell }: InHand,
	event: SubmitEvent<HTMLFormElement>,
	isBusy: boolean,
): Promise<void> {
	const { fields, honeypotFilled } = typedIn(event.currentTarget);
	const opened = open.current;
	const shown = opened?.isOlder ? undefined : shownFor();
	if (honeypotFilled) {
		// perhaps a machine: the browser posts it, the server judges it
		if (shown !== undefined) sayShownFor(event.currentTarget, shown);
		return;
	}
	event.preventDefault();
	if (!opened || isBusy) return;
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
	if (delivery.is === 'failed') {
		if (stays) tell({ happened: 'failed', ...delivery });
		return;
	}
	const { reference } = delivery;
	const receipt = { reference, at: Date.now(), submission: read.submission, ...receiptOf(delivery.state) };
	const isWritten = putReceipt(place, receipt, fields, stays ? form.current : null);
	if (!stays) return;
	Object.assign(opened, { tried: undefined, isOlder: isWritten });
	tell({ happened: 'sent', receipt, isWritten });
}

/** Brings the form back in the place of its receipt. */
export function again({ place, form, tell }: InHand): void {
	dropReceipt(place);
	// the form is there again before it takes the focus
	flushSync(() => tell({ happened: 'opened' }));
	form.current?.querySelector('input')?.focus();
}
