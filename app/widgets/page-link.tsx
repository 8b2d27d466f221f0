import { Link, type LinkProps, useLocation } from 'react-router';
import { dialogOf } from '#app/behaviours/use-history-entry.ts';
import type { Href } from '#content/shapes.ts';
import { canonical, type Path } from '#contract/paths.ts';

type PageLinkProps = Omit<LinkProps, 'to'> & { readonly to: Href };

/**
 * A link to a page of ours, or to a section of this one. Followed out of a dialog, it replaces the history entry of that
 * dialog. One to this very page, under either of its addresses, says so and adds no entry: Back would stay here.
 * `discover` is off: it asks a server for routes, and ours sends none.
 */
export function PageLink(link: PageLinkProps) {
	const here = useLocation();
	const toHere = canonical(link.to as Path) === canonical(here.pathname as Path);
	return (
		<Link
			discover="none"
			{...((toHere || dialogOf(here) !== undefined) && { replace: true })}
			aria-current={toHere ? 'page' : undefined}
			{...link}
		/>
	);
}
