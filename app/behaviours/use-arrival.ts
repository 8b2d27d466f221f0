import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation, moves focus to the new page's heading, or to the section that the address names (RT-45).
 * The first page of a visit is left alone: the browser has placed the visitor already.
 */
export function useArrival(): void {
	const here = useLocation();
	const last = useRef(here);
	useEffect(() => {
		if (last.current === here) return;
		const samePage = last.current.pathname === here.pathname;
		last.current = here;
		const section = here.hash === '' ? null : document.getElementById(here.hash.slice(1));
		const target = section?.querySelector<HTMLElement>('h1, h2') ?? section ?? document.querySelector('h1');
		if (!(target instanceof HTMLElement) || (samePage && section === null)) return;
		if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
		target.focus({ preventScroll: true });
	}, [here]);
}
