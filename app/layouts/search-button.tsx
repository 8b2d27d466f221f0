import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import type { SearchDialogProps } from '#app/search/search-dialog.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { Search } from '#app/widgets/icons.ts';
import { PageLink } from '#app/widgets/page-link.tsx';
import { search } from '#content/navigation.ts';

type SearchDialog = ComponentType<SearchDialogProps>;

/**
 * Leads to the search page; with script it opens the search over the page instead, as Ctrl-K does. Where that does not
 * arrive, the page stays as it is and the link is followed.
 */
export function SearchButton() {
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

	const openHere = (event: MouseEvent) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		fetchDialog(show);
	};
	return (
		<>
			<PageLink className="sq sq--bare" to={search.to} onClick={openHere} aria-keyshortcuts="Control+K">
				<Icon of={Search} />
				<span className="vh">{search.label}</span>
			</PageLink>
			{Dialog && <Dialog title={search.label} onClose={() => show(undefined)} />}
		</>
	);
}

function fetchDialog(show: (become: () => SearchDialog) => void): void {
	import('#app/search/search-dialog.tsx').then(
		(file) => show(() => file.default),
		() => location.assign(search.to),
	);
}
