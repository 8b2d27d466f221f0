import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { closeWhenDone, type MenuKind } from './dismiss.ts';

/** Closes an open `<details>` after a navigation, and as `closeWhenDone` does. */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>, kind: MenuKind): void {
	const here = useLocation();
	const last = useRef(here);
	useEffect(() => {
		if (last.current === here) return;
		last.current = here;
		if (details.current) details.current.open = false;
	}, [details, here]);

	useEffect(() => (details.current ? closeWhenDone(details.current, kind) : undefined), [details, kind]);
}
