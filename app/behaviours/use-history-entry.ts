import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Location, useLocation, useNavigate } from 'react-router';
import { staysInPlace } from '#app/behaviours/stays-in-place.ts';

/** The id of the dialog that a history entry belongs to, if any; an entry may hold anything (ANY-4). */
export const dialogOf = ({ state }: Location): string | undefined =>
	typeof state?.dialog === 'string' ? state.dialog : undefined;

/** The entry that a closed dialog has left, by its key: the way back takes a moment, and the dialog may open anew meanwhile. */
let left: string | undefined;

/**
 * Gives an open dialog a history entry of its own, so that Back closes it, as visitors with a phone expect, and does not
 * leave the page. Closed in any other way, it takes the entry away again.
 * @param id names the dialog among those of its page
 */
export function useHistoryEntry(dialog: RefObject<HTMLDialogElement | null>, id: string): void {
	const navigate = useNavigate();
	const here = useLocation();
	const last = useRef(here);

	const match = useEffectEvent(() => {
		if (here.key === left || !dialog.current) return;
		const own = dialogOf(here) === id;
		if (dialog.current.open && !own) {
			const { pathname, search, hash, state } = here;
			// rendered at once: if Back came before, React would see the page as it was, and nothing would close the dialog
			const options = { state: { ...state, ...staysInPlace, dialog: id } };
			flushSync(() => navigate({ pathname, search, hash }, options));
		} else if (!dialog.current.open && own) {
			left = here.key;
			navigate(-1);
		}
	});

	// React renders nothing at once from within an effect
	const matchSoon = useEffectEvent(() => queueMicrotask(match));

	useEffect(() => {
		if (!dialog.current) return;
		const watch = new MutationObserver(match);
		watch.observe(dialog.current, { attributeFilter: ['open'] });
		matchSoon();
		return () => watch.disconnect();
	}, [dialog]);

	useEffect(() => {
		if (last.current === here) return;
		const wentBack = last.current.key === left;
		last.current = here;
		if (!wentBack && dialogOf(here) !== id) dialog.current?.close();
		matchSoon();
	}, [dialog, here, id]);
}
