import { useEffectEvent, useLayoutEffect } from 'react';
import { type Location, useLocation } from 'react-router';

function placesIn(storageKey: string): Readonly<Record<string, unknown>> {
	try {
		return Object(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
	} catch {
		// a browser that keeps nothing knows no places, and what is not JSON names none
		return {};
	}
}

/**
 * Brings whoever comes back from another document to the place they left (RT-45). Browsers do so by themselves; WebKit
 * not always: such a page still stands at its top when script arrives, or when it comes out of the browser's cache.
 * @param storageKey where `ScrollRestoration` keeps the places
 * @param entryKey names the place of a history entry
 */
export function useReturn(storageKey: string, entryKey: (location: Location) => string): void {
	const here = useLocation();
	const returned = useEffectEvent(() => {
		const place = placesIn(storageKey)[entryKey(here)];
		if (typeof place === 'number' && place > 0 && window.scrollY === 0)
			window.scrollTo({ top: place, behavior: 'instant' });
	});
	useLayoutEffect(() => {
		const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
		if (document && document.type !== 'navigate') returned();
		const shown = ({ persisted }: PageTransitionEvent) => {
			if (persisted) returned();
		};
		window.addEventListener('pageshow', shown);
		return () => window.removeEventListener('pageshow', shown);
	}, []);
}
