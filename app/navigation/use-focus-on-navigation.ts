import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { dialogOf } from '#app/behaviours/use-history-entry.ts';

/**
 * After a navigation, moves focus to the new page's heading, or to the section that the address names (RT-45).
 * The first page of a visit is left alone: the browser has placed the visitor already. So is what a dialog adds to the
 * history and takes away: the browser minds its focus.
 */
export function useFocusOnNavigation(): void {
	const location = useLocation();
	const last = useRef(location);
	useEffect(() => {
		if (last.current === location) return;
		const before = last.current;
		const samePage = before.pathname === location.pathname;
		last.current = location;
		if (samePage && (dialogOf(before) ?? dialogOf(location)) !== undefined) return;
		const section = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
		openAnswer(section);
		// of slides, the heading of the one in view
		const heading = section?.querySelector<HTMLElement>(':is(h1, h2):not([inert] *)');
		const target = heading ?? section ?? document.querySelector('h1');
		if (!(target instanceof HTMLElement) || (samePage && section === null)) return;
		if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
		target.focus({ preventScroll: true });
	}, [location]);
}

/** A link into a closed answer opens it; of a link that a document opens with, the browser does so itself. */
async function openAnswer(place: HTMLElement | null) {
	const answer = place?.closest('details');
	if (!answer) return;
	answer.open = true;
	// where it stands is known once the answer that it closes has folded
	const folding = answer.parentElement?.getAnimations({ subtree: true }) ?? [];
	await Promise.allSettled(folding.map(({ finished }) => finished));
	// a later link may have opened another one meanwhile
	if (answer.open) answer.scrollIntoView();
}
