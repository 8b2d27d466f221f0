import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router';
import { useMotionAllowed } from '#app/behaviours/site-motion.ts';
import { isInPlace } from '#app/behaviours/stays-in-place.ts';
import * as timings from '#app/behaviours/timings.ts';
import { pageIsShown } from './page-wait.ts';
import { keepPlaces, notePlace, placeOf, readPlaces } from './places.ts';
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
		const opened = () => {
			window.history.scrollRestoration = 'manual';
		};
		opened();
		readPlaces();
		// browsers find the place by themselves; WebKit not always: such a page still stands at its top when script arrives,
		// or when it comes out of the browser's cache
		const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
		if (entry && entry.type !== 'navigate') returned();
		const left = () => {
			window.history.scrollRestoration = 'auto';
			keepPlaces();
		};
		const shown = ({ persisted }: PageTransitionEvent) => {
			opened();
			if (persisted) returned();
		};
		window.addEventListener('scroll', note, { passive: true, signal });
		// what was scrolled within the same frame is told of later than the link is followed
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
