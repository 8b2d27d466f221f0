import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router';
import { useMotionAllowed } from '#app/behaviours/site-motion.ts';
import { isInPlace } from '#app/behaviours/stays-in-place.ts';
import * as timings from '#app/behaviours/timings.ts';
import { isReturn } from './how-opened.ts';
import { pageIsShown } from './page-wait.ts';
import { notePlace, placeOf, readPlaces, writePlaces } from './places.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/**
 * RT-45: each navigation starts at the top with focus on the heading; Back and Forward restore the place. A new page fades
 * in where motion is allowed (MOT-1): it is there at once, and nothing waits for the fade.
 */
export function KeepPlace(): null {
	const here = useLocation();
	const isMotionAllowed = useMotionAllowed();
	const last = useRef(here);
	const note = useEffectEvent(() => notePlace(here));
	const returned = useEffectEvent(() => {
		const place = placeOf(here) ?? 0;
		if (place > 0 && window.scrollY === 0) window.scrollTo({ top: place, behavior: 'instant' });
	});
	const fadeIn = useEffectEvent(() => {
		const timing = { duration: timings.pageFade, easing: 'ease-out' };
		if (isMotionAllowed) document.querySelector('main')?.animate({ opacity: [0, 1] }, timing);
	});

	useLayoutEffect(() => {
		const before = last.current;
		if (before === here) return;
		last.current = here;
		pageIsShown();
		const isNew = before.pathname !== here.pathname;
		scrollTo(here, isNew);
		if (isNew) fadeIn();
		notePlace(here);
	}, [here]);

	useEffect(() => {
		const over = new AbortController();
		const { signal } = over;
		window.history.scrollRestoration = 'manual';
		readPlaces();
		// browsers restore the place by themselves, WebKit not always: its page may still stand at the top when script
		// arrives, or when it comes out of the browser's cache
		if (isReturn()) returned();
		const left = () => {
			window.history.scrollRestoration = 'auto';
			note();
			writePlaces();
		};
		const shown = ({ persisted }: PageTransitionEvent) => {
			window.history.scrollRestoration = 'manual';
			if (persisted) returned();
		};
		window.addEventListener('scroll', note, { passive: true, signal });
		// the browser tells of a scroll with its next frame, and a link may be followed, or the document left, before that
		window.addEventListener('click', note, { capture: true, signal });
		window.addEventListener('pagehide', left, { signal });
		window.addEventListener('pageshow', shown, { signal });
		return () => over.abort();
	}, []);

	useFocusOnNavigation();
	return null;
}

/** @param isNew whether the page is another one than before: it is there at once, while the style sheet scrolls smoothly */
function scrollTo(entry: Location, isNew: boolean): void {
	const behavior = isNew ? 'instant' : 'auto';
	const place = placeOf(entry);
	if (place === undefined && isInPlace(entry)) return;
	if (place === undefined && entry.hash !== '') {
		// a section stands where it will stay once all above it is laid out (styles/render-deferred.css)
		delete document.documentElement.dataset.renderDeferred;
		document.getElementById(entry.hash.slice(1))?.scrollIntoView({ behavior });
	} else window.scrollTo({ top: place ?? 0, behavior });
}
