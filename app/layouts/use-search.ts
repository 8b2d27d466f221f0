import { type ComponentType, type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { isPlainClick } from '#app/behaviours/plain-click.ts';
import { isSearchKey } from '#app/behaviours/search-key.ts';
import { usePageNavigate } from '#app/behaviours/use-page-navigate.ts';
import { useAskedPage } from '#app/navigation/page-wait.ts';
import type { SearchDialogProps } from '#app/search/search-dialog.tsx';
import { search } from '#content/site/navigation.ts';

/**
 * Asked for and not open yet: what opens while a page changes would hold that page back, and a header may go with the page
 * that is left, so that the one that comes opens it.
 */
let isAsked = false;

/**
 * The search over the page, for links to the search page: with script they open it instead, as Ctrl-K does. Where it does
 * not arrive, the link is followed, and the next press asks again (ANY-2).
 */
export function useSearch() {
	const [Dialog, show] = useState<ComponentType<SearchDialogProps>>();
	const [asked, countAsked] = useState(0);
	const navigate = usePageNavigate();
	const changing = useAskedPage() !== undefined;
	const ask = () => {
		isAsked = true;
		countAsked((times) => times + 1);
	};
	const askByKeys = useEffectEvent(ask);
	const arrive = useEffectEvent((file: typeof import('#app/search/search-dialog.tsx') | undefined) => {
		isAsked = false;
		if (file) show(() => file.default);
		else navigate(search.to);
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: each press asks again
	useEffect(() => {
		if (!isAsked || changing) return;
		let stays = true;
		import('#app/search/search-dialog.tsx').catch(() => undefined).then((file) => stays && arrive(file));
		return () => {
			stays = false;
		};
	}, [asked, changing]);

	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (!isSearchKey(event)) return;
			event.preventDefault();
			askByKeys();
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, []);

	return {
		open: (event: MouseEvent) => {
			if (!isPlainClick(event)) return;
			event.preventDefault();
			ask();
		},
		close: () => show(undefined),
		/** Where it is open. */
		Dialog,
	};
}
