import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Shows a new page at its top, or Back's page where it was left, at once (RT-45): the smooth scrolling of the style sheet
 * is for sections of one page. A section is scrolled to when its place is known. It is rendered before `ScrollRestoration`, so that it acts before the router scrolls.
 */
export function InstantScroll(): null {
	const { pathname, hash, key } = useLocation();
	const last = useRef(pathname);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts, also one to the same section
	useLayoutEffect(() => {
		// a section stands where it will stay once all above it is laid out (styles/render-deferred.css)
		if (hash !== '') delete document.documentElement.dataset.renderDeferred;
	}, [hash, key]);
	useLayoutEffect(() => {
		if (last.current === pathname) return;
		last.current = pathname;
		const root = document.documentElement;
		root.style.scrollBehavior = 'auto';
		// Chromium scrolls by the style it has computed last
		void root.offsetTop;
		const next = requestAnimationFrame(() => {
			root.style.scrollBehavior = '';
		});
		return () => cancelAnimationFrame(next);
	}, [pathname]);
	return null;
}
