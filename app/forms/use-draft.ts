import { type RefObject, useEffect, useRef } from 'react';
import { readDraft, restoreDraft } from './draft.ts';

/**
 * After a reload, or a failure in this tab, the form holds again what was typed into it.
 * @returns whether it does
 */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>): RefObject<boolean> {
	const restored = useRef(false);
	useEffect(() => {
		const draft = readDraft(name);
		if (draft === undefined || form.current === null) return;
		restoreDraft(form.current, draft);
		restored.current = true;
	}, [name, form]);
	return restored;
}
