import { Link, type LinkProps, useLocation } from 'react-router';
import { isPlainClick } from '#app/behaviours/plain-click.ts';
import { dialogOf } from '#app/behaviours/use-history-entry.ts';
import { usePageNavigate } from '#app/behaviours/use-page-navigate.ts';
import type { Href } from '#content/shapes.ts';
import { canonical, type Path } from '#contract/paths.ts';

type PageLinkProps = Omit<LinkProps, 'to' | 'target' | 'state'> & { readonly to: Href };

/**
 * A link to a page of ours, or to a section of this one. Followed out of a dialog, it replaces the history entry of that
 * dialog. One to this very page, under either of its addresses, says so and adds no entry: Back would stay here.
 * `discover` is off: it asks a server for routes, and ours sends none.
 */
export function PageLink(link: PageLinkProps) {
	const here = useLocation();
	const navigate = usePageNavigate();
	const toHere = canonical(link.to as Path) === canonical(here.pathname as Path);
	const replaces = toHere || dialogOf(here) !== undefined;
	return (
		<Link
			discover="none"
			aria-current={toHere ? 'page' : undefined}
			{...link}
			onClick={(event) => {
				link.onClick?.(event);
				if (event.defaultPrevented || link.reloadDocument || !isPlainClick(event)) return;
				event.preventDefault();
				navigate(link.to, replaces ? { replace: true } : {});
			}}
		/>
	);
}
