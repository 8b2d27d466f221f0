import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import type { SearchDialogProps } from '#app/search/search-dialog.tsx';
import { search } from '#content/navigation.ts';

type SearchDialog = ComponentType<SearchDialogProps>;

/**
 * The search over the page, for links to the search page: with script they open it instead, as Ctrl-K does. Where it does
 * not arrive, the page stays as it is and the link is followed.
 */
export function useSearch(): {
	readonly open: (event: MouseEvent) => void;
	readonly close: () => void;
	/** Where it is open. */
	readonly Dialog: SearchDialog | undefined;
} {
	const [Dialog, show] = useState<SearchDialog>();

	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
			event.preventDefault();
			fetchDialog(show);
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, []);

	return {
		open: (event) => {
			if (event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			fetchDialog(show);
		},
		close: () => show(undefined),
		Dialog,
	};
}

function fetchDialog(show: (become: () => SearchDialog) => void): void {
	import('#app/search/search-dialog.tsx').then(
		(file) => show(() => file.default),
		() => location.assign(search.to),
	);
}
