import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Lets a new page stand at its top, or where Back left it, at once (RT-45): the smooth scrolling of the style sheet
 * is for sections of one page. It must be called inside the page, so that it runs before the router scrolls.
 */
export function useInstantArrival(): void {
	const { pathname } = useLocation();
	const last = useRef(pathname);
	useLayoutEffect(() => {
		if (last.current === pathname) return;
		last.current = pathname;
		const root = document.documentElement;
		root.style.scrollBehavior = 'auto';
		// Chromium scrolls by the style it has computed last: while pages cross-fade, by that of the page before
		void root.offsetTop;
		const next = requestAnimationFrame(() => {
			root.style.scrollBehavior = '';
		});
		return () => cancelAnimationFrame(next);
	}, [pathname]);
}
