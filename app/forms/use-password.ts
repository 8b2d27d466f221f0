import { type SubmitEvent, useRef, useState } from 'react';
import type { PasswordWords } from '#content/shapes.ts';
import type { DocumentId } from '#contract/documents.ts';
import { documentAction } from './form-action.ts';
import { post } from './post.ts';
import { saveFile } from './save-file.ts';

type Opened =
	| { readonly is: 'open'; readonly pdf: Blob }
	| { readonly is: 'wait'; readonly seconds: number }
	| { readonly is: 'wrong' | 'unreached' | 'failed' };

/** Asks for a guarded document with a password (PROC-2). After too many tries the answer names the wait. */
async function openDocument(id: DocumentId, password: string): Promise<Opened> {
	try {
		const response = await post(documentAction(id), { password });
		if (response.status === 401) return { is: 'wrong' };
		if (response.status === 429)
			return { is: 'wait', seconds: Number(response.headers.get('retry-after')) || 60 };
		const pdf = await response.blob();
		return response.ok && pdf.type === 'application/pdf' ? { is: 'open', pdf } : { is: 'failed' };
	} catch {
		return { is: 'unreached' };
	}
}

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
		if (opening.is !== 'open') return fail(words[opening.is]);
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
