import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Brings a new notice to the visitor: scrolls to the form, smoothly unless motion is unwanted, and moves the focus;
 * in the same turn in which the notice appears, so that no key falls between the two.
 * @param occasion a new object for each new notice, undefined while there is none
 */
export function useNotice(form: RefObject<HTMLFormElement | null>, occasion: object | undefined) {
	const notice = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (occasion === undefined) return;
		const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
		form.current?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
		notice.current?.focus({ preventScroll: true });
	}, [form, occasion]);
	return notice;
}
