import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type Dismissal = {
	/** Closes when the page scrolls under it (HEAD-3). */
	readonly onScroll?: boolean;
	/** Closes when focus moves elsewhere. */
	readonly onLeave?: boolean;
};

/**
 * Closes an open `<details>` by Escape (focus returns to its summary), by a click outside, after a navigation,
 * and as asked when the page scrolls or focus leaves.
 */
export function useDismiss(
	details: RefObject<HTMLDetailsElement | null>,
	{ onScroll = false, onLeave = false }: Dismissal,
): void {
	const here = useLocation();
	const last = useRef(here);
	useEffect(() => {
		if (last.current === here) return;
		last.current = here;
		if (details.current) details.current.open = false;
	}, [details, here]);

	useEffect(() => {
		const menu = details.current;
		if (menu === null) return;
		const close = () => {
			if (!menu.open) return;
			const held = menu.contains(document.activeElement);
			menu.open = false;
			if (held) menu.querySelector('summary')?.focus({ preventScroll: true });
		};
		const listening = new AbortController();
		const { signal } = listening;
		const outside = (event: Event) => {
			if (menu.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
		};
		document.addEventListener('keydown', (event) => event.key === 'Escape' && close(), { signal });
		document.addEventListener('click', outside, { signal });
		if (onLeave) document.addEventListener('focusin', outside, { signal });
		if (onScroll) window.addEventListener('scroll', close, { signal, passive: true });
		return () => listening.abort();
	}, [details, onScroll, onLeave]);
}
