import { type RefObject, useEffect } from 'react';
import { readDraft, restoreDraft } from './draft.ts';

/** After a reload, or a failure in this tab, the form holds again what was typed into it. */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		const draft = readDraft(name);
		if (draft !== undefined && form.current !== null) restoreDraft(form.current, draft);
	}, [name, form]);
}
