import { Link, type LinkProps, useLocation } from 'react-router';
import { dialogOf } from '#app/behaviours/use-history-entry.ts';
import type { Href } from '#content/shapes.ts';

type PageLinkProps = Omit<LinkProps, 'to'> & { readonly to: Href };

/**
 * A link to a page of ours, or to a section of this one. Followed out of a dialog, it replaces the history entry of that
 * dialog. `discover` is off: it asks a server for routes, and ours sends none.
 */
export function PageLink(link: PageLinkProps) {
	const inDialog = dialogOf(useLocation()) !== undefined;
	return <Link discover="none" replace={inDialog} {...link} />;
}
