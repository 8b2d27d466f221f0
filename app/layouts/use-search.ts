import { type ComponentType, type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { isSearchKey } from '#app/behaviours/search-key.ts';
import type { SearchDialogProps } from '#app/search/search-dialog.tsx';
import { search } from '#content/site/navigation.ts';

type SearchDialog = ComponentType<SearchDialogProps>;

/** Asked for while a page changes: a header may go with the page that is left, and the one that comes opens it. */
let askedMeanwhile = false;

/**
 * The search over the page, for links to the search page: with script they open it instead, as Ctrl-K does. Where it does
 * not arrive, the link is followed, and the next press asks again (ANY-2).
 */
export function useSearch(): {
	readonly open: (event: MouseEvent) => void;
	readonly close: () => void;
	/** Where it is open. */
	readonly Dialog: SearchDialog | undefined;
} {
	const [Dialog, show] = useState<SearchDialog>();
	const navigate = useNavigate();
	const changing = useNavigation().state !== 'idle';
	const fetchDialog = () => {
		askedMeanwhile = changing;
		if (changing) return;
		import('#app/search/search-dialog.tsx').then(
			(file) => show(() => file.default),
			() => navigate(search.to),
		);
	};
	const openByKeys = useEffectEvent(fetchDialog);

	useEffect(() => {
		if (askedMeanwhile && !changing) openByKeys();
	}, [changing]);

	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (!isSearchKey(event)) return;
			event.preventDefault();
			openByKeys();
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, []);

	return {
		open: (event) => {
			if (event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			fetchDialog();
		},
		close: () => show(undefined),
		Dialog,
	};
}
