import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '#app/widgets/icon.tsx';
import { Search } from '#app/widgets/icons.ts';
import { PageLink } from '#app/widgets/page-link.tsx';
import { searchWords } from '#content/search-words.ts';
import { paths } from '#contract/paths.ts';

const SearchDialog = lazy(() => import('#app/search/search-dialog.tsx'));

/** Leads to the search page; with script it opens the search over the page instead, as Ctrl-K does. */
export function SearchButton() {
	const [open, setOpen] = useState(false);
	const button = useRef<HTMLAnchorElement>(null);

	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
			event.preventDefault();
			setOpen(true);
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, []);

	const openHere = (event: MouseEvent) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		setOpen(true);
	};
	const onClose = () => {
		setOpen(false);
		button.current?.focus({ preventScroll: true });
	};
	return (
		<>
			<PageLink
				className="sq sq--bare"
				to={paths.search}
				ref={button}
				onClick={openHere}
				aria-keyshortcuts="Control+K"
			>
				<Icon of={Search} />
				<span className="vh">{searchWords.open}</span>
			</PageLink>
			{open ? (
				<Suspense>
					<SearchDialog onClose={onClose} />
				</Suspense>
			) : null}
		</>
	);
}
