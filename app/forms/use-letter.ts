import { type SubmitEvent, useReducer, useRef } from 'react';
import { useShownFor } from '#app/behaviours/use-shown-for.ts';
import { type LetterKind, readLetter } from '#contract/letters.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts';
import { type LetterState, nextLetterState } from './letter-state.ts';
import { sendLetter } from './send.ts';
import { submissionKey } from './submission-key.ts';
import { typedIn } from './typed.ts';
import { useDraft } from './use-draft.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useNotice } from './use-notice.ts';

/**
 * One letter, from the first word to the receipt. The form itself keeps what is typed (its fields are uncontrolled),
 * so nothing depends on when script arrives; before that the browser posts it by itself (FORM-8).
 */
export function useLetter(kind: LetterKind) {
	const form = useRef<HTMLFormElement>(null);
	const tried = useRef<Draft['tried']>(undefined);
	const [state, tell] = useReducer(nextLetterState, { is: 'writing' });
	const notice = useNotice(form, occasion(state));
	const shownFor = useShownFor();
	const restored = useDraft(kind, form);
	useErrorTitle(state.is === 'mending');

	function type() {
		if (form.current === null) return;
		const { fields } = typedIn(form.current);
		keepDraft(kind, { fields, ...(tried.current && { tried: tried.current }) });
		const read = readLetter(kind, fields);
		tell({ happened: 'typed', wrong: read.ok ? {} : read.errors });
	}

	async function submit(event: SubmitEvent<HTMLFormElement>) {
		const { fields, trapped } = typedIn(event.currentTarget);
		if (trapped) return; // a machine: the browser posts it, the server judges it
		event.preventDefault();
		if (state.is === 'sending') return;
		const read = readLetter(kind, fields);
		if (!read.ok) return tell({ happened: 'checked', errors: read.errors });
		const letter = JSON.stringify(read.letter);
		const key = submissionKey(letter, tried.current ?? readDraft(kind)?.tried);
		tried.current = { letter, key };
		keepDraft(kind, { fields, tried: tried.current });
		tell({ happened: 'posted' });
		const delivery = await sendLetter(kind, read.letter, key, restored.current ? undefined : shownFor());
		if (delivery.is === 'sent') {
			tried.current = undefined;
			restored.current = false;
			const written = form.current === null ? fields : typedIn(form.current).fields;
			// what was written while the letter was under way has not been sent, and stays
			if (JSON.stringify(written) === JSON.stringify(fields)) {
				dropDraft(kind);
				form.current?.reset();
			}
		}
		tell({ happened: 'answered', delivery, letter: fields });
	}

	return { state, form, notice, type, submit };
}

/** What the visitor's attention is called to; the same occasion calls only once. */
function occasion(state: LetterState): object | undefined {
	if (state.is === 'mending' || state.is === 'failed') return state.errors;
	return state.is === 'sent' ? state : undefined;
}
