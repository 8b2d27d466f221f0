import { PageLink } from '#app/widgets/page-link.tsx';
import type { Link } from '#content/shapes.ts';

type NavigationLinkProps = Link & {
	readonly className: string | undefined;
	/** Its section is the one being read. */
	readonly current?: boolean;
};

/** A link of a navigation: marked when it leads to this page, or to the section that is being read. */
export function NavigationLink({ label, to, className, current = false }: NavigationLinkProps) {
	return (
		<PageLink className={className} to={to} {...(current && { 'aria-current': 'true' })}>
			{label}
		</PageLink>
	);
}
