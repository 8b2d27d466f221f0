import { PageLink } from '#app/widgets/page-link.tsx';
import type { Link } from '#content/shapes.ts';

type LinkListProps = {
	readonly links: readonly Link[];
	readonly className?: string | undefined;
	/** Of each link. */
	readonly linkClass?: string | undefined;
};

/** The links of a navigation, one below the other or side by side. */
export function LinkList({ links, className, linkClass }: LinkListProps) {
	return (
		<ul className={className}>
			{links.map(({ label, to }) => (
				<li key={to}>
					<PageLink className={linkClass} to={to}>
						{label}
					</PageLink>
				</li>
			))}
		</ul>
	);
}
