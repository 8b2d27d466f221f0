import { NavLink } from 'react-router';
import type { Link } from '#content/shapes.ts';

/** A link of a navigation; a section of the same page is a plain link, so that it works before script. */
export function NavigationLink({ label, to, className }: Link & { readonly className: string | undefined }) {
	if (to.startsWith('#')) {
		return (
			<a className={className} href={to}>
				{label}
			</a>
		);
	}
	return (
		<NavLink className={className ?? ''} to={to} end>
			{label}
		</NavLink>
	);
}
