import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Brings a new notice to the visitor: scrolls to the form's place, smoothly unless motion is unwanted, and moves the focus;
 * in the same turn in which the notice appears, so that no key falls between the two.
 * @param occasion a new object for each new notice, undefined while there is none
 */
export function useNotice(place: RefObject<HTMLElement | null>, occasion: object | undefined) {
	const notice = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (occasion === undefined) return;
		// it comes to rest where it will stay once all above it is laid out (styles/render-deferred.css)
		delete document.documentElement.dataset.renderDeferred;
		const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
		place.current?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
		notice.current?.focus({ preventScroll: true });
	}, [place, occasion]);
	return notice;
}
