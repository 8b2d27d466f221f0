import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { FormTopics } from '#content/shapes.ts';
import type { SubmissionKind } from '#contract/submissions.ts';
import type { FormPlace, Open } from './draft.ts';
import type { FormEvent } from './submission-state.ts';
import type * as submissionSteps from './submission-steps.ts';
import { useGoesAlong, useReturns } from './use-form-here.ts';

/**
 * Opens a form with what belongs there, and anew at each other place: another topic of a page is another form. So is a page
 * that the browser had put aside, for what is kept of it may be newer.
 * @param steps what opens it, once it is there
 * @param tell is told what the form is then
 * @returns the form as it stands open, and the queries of other topics about which a message was begun
 */
export function useOpening(
	steps: typeof submissionSteps | undefined,
	kind: SubmissionKind,
	{ form: page, search }: FormPlace,
	topics: FormTopics | undefined,
	form: RefObject<HTMLFormElement | null>,
	tell: (event: FormEvent) => void,
) {
	const open = useRef<Open>(undefined);
	const [begun, setBegun] = useState<readonly string[]>([]);
	const returns = useReturns();
	const isAlong = useGoesAlong();
	useLayoutEffect(() => {
		const before = open.current;
		const place = { form: page, search };
		if (!steps || form.current === null) return;
		if (before?.place.form === page && before.place.search === search && before.returns === returns) return;
		const moves = isAlong && before && steps.takeAlong(form.current, kind, before.place, place, topics);
		if (before) tell({ happened: 'opened' });
		if (before && !moves) form.current.reset();
		const { receipt, begun, ...opened } = steps.openForm(form.current, kind, place, topics);
		open.current = { place, returns, ...opened };
		setBegun(begun);
		if (receipt) tell({ happened: 'sent', receipt, isWritten: opened.isOlder, isKept: true });
	}, [steps, kind, page, search, returns, isAlong, topics, form, tell]);
	return { open, begun };
}
