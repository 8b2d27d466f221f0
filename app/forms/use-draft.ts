import { type RefObject, useEffect } from 'react';
import { readDraft } from './draft.ts';
import type { FormPlace } from './form-place.ts';
import { fillFields } from './typed.ts';

/** After a reload, a form of the mail composer holds again what was typed into it. */
export function useDraft({ form: name, search }: FormPlace, form: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		const draft = readDraft({ form: name, search });
		if (draft && form.current) fillFields(form.current, draft.fields);
	}, [name, search, form]);
}
