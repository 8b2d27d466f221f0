import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Shows a new page at its top, or Back's page where it was left, at once (RT-45): the smooth scrolling of the style sheet
 * is for sections of one page. It is rendered before `ScrollRestoration`, so that it acts before the router scrolls.
 */
export function InstantScroll(): null {
	const { pathname } = useLocation();
	const last = useRef(pathname);
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
