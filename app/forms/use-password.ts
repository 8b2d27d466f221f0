import { type SubmitEvent, useRef, useState } from 'react';
import type { PasswordWords } from '#content/shapes.ts';
import type { DocumentId } from '#contract/documents.ts';
import { openDocument } from './guarded-document.ts';
import { saveFile } from './save-file.ts';

type Asking =
	| { readonly is: 'asking' }
	| { readonly is: 'sending' }
	| { readonly is: 'refused'; readonly problem: string }
	| { readonly is: 'failed'; readonly trouble: string };

/**
 * Asks for one guarded document. A wrong password leaves the dialog open and downloads nothing; a right one downloads the
 * PDF and closes it (PROC-2). Closing in any way forgets the password, the error and an answer that is still on its way (PROC-3).
 */
export function usePassword(id: DocumentId, words: PasswordWords, close: () => void) {
	const form = useRef<HTMLFormElement>(null);
	const round = useRef(0);
	const [state, setState] = useState<Asking>({ is: 'asking' });

	/** Says what went wrong; only what is wrong with the password marks its field. */
	function stop(next: Asking) {
		setState(next);
		form.current?.querySelector('input')?.focus();
	}
	const refuse = (problem: string) => stop({ is: 'refused', problem });
	const fail = (trouble: string) => stop({ is: 'failed', trouble });

	async function submit(event: SubmitEvent<HTMLFormElement>) {
		if (event.nativeEvent.submitter?.getAttribute('formmethod') === 'dialog') return;
		event.preventDefault();
		if (state.is === 'sending') return;
		const password = String(new FormData(event.currentTarget).get('password') ?? '');
		if (password === '') return refuse(words.empty);
		setState({ is: 'sending' });
		const asked = round.current;
		const opening = await openDocument(id, password);
		if (asked !== round.current) return;
		if (opening.is === 'wrong') return refuse(words.wrong);
		if (opening.is === 'wait') return fail(words.wait.replace('{seconds}', String(opening.seconds)));
		if (opening.is === 'unreached') return fail(words.unreached);
		if (opening.is === 'failed') return fail(words.failed);
		saveFile(opening.pdf, `${id}.pdf`);
		close();
	}
	function forget() {
		round.current += 1;
		form.current?.reset();
		setState({ is: 'asking' });
	}
	return {
		form,
		submit,
		forget,
		busy: state.is === 'sending',
		problem: state.is === 'refused' ? state.problem : undefined,
		trouble: state.is === 'failed' ? state.trouble : undefined,
	};
}
