import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

/** The id of the dialog that a history entry belongs to, if any. */
export const dialogOf = ({ state }: Location): string | undefined => state?.dialog;

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
			navigate({ pathname, search, hash }, { state: { ...state, dialog: id }, preventScrollReset: true });
		} else if (!dialog.current.open && own) {
			left = here.key;
			navigate(-1);
		}
	});

	useEffect(() => {
		if (!dialog.current) return;
		const watch = new MutationObserver(match);
		watch.observe(dialog.current, { attributeFilter: ['open'] });
		match();
		return () => watch.disconnect();
	}, [dialog]);

	useEffect(() => {
		if (last.current === here) return;
		const wentBack = last.current.key === left;
		last.current = here;
		if (!wentBack && dialogOf(here) !== id) dialog.current?.close();
		match();
	}, [dialog, here, id]);
}
