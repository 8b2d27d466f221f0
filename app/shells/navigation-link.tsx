import { useLocation } from 'react-router';
import { PageLink } from '#app/widgets/page-link.tsx';
import type { Link } from '#content/shapes.ts';

type NavigationLinkProps = Link & {
	readonly className: string | undefined;
	/** Its section is the one being read. */
	readonly current?: boolean;
};

/** A link of a navigation; a section of the same page is a plain link, so that it works before script. */
export function NavigationLink({ label, to, className, current = false }: NavigationLinkProps) {
	const { pathname } = useLocation();
	if (to.startsWith('#')) {
		return (
			<a className={className} href={to} aria-current={current ? 'true' : undefined}>
				{label}
			</a>
		);
	}
	return (
		<PageLink className={className} to={to} aria-current={bare(to) === bare(pathname) ? 'page' : undefined}>
			{label}
		</PageLink>
	);
}

/** An address as the router compares it: without letter case, and without the last slash that prerendering adds. */
const bare = (address: string) => address.toLowerCase().replace(/\/$/, '');
