import { NavLink } from 'react-router';
import type { Link } from '#content/shapes.ts';

type NavigationLinkProps = Link & {
	readonly className: string | undefined;
	/** Its section is the one being read. */
	readonly current?: boolean;
};

/** A link of a navigation; a section of the same page is a plain link, so that it works before script. */
export function NavigationLink({ label, to, className, current = false }: NavigationLinkProps) {
	if (to.startsWith('#')) {
		return (
			<a className={className} href={to} aria-current={current ? 'true' : undefined}>
				{label}
			</a>
		);
	}
	return (
		<NavLink className={className ?? ''} to={to} end prefetch="intent" discover="none">
			{label}
		</NavLink>
	);
}
