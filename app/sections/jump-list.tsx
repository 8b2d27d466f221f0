import { useEffect, useRef } from 'react';
import { useSectionInView } from '#app/behaviours/use-section-in-view.ts';
import { useSidewaysTouch } from '#app/behaviours/use-sideways-touch.ts';
import { PageLink } from '#app/widgets/page-link.tsx';
import type { Link } from '#content/shapes.ts';
import css from './jump-list.module.css';

type JumpListProps = { readonly label: string; readonly links: readonly Link[] };

/** The places of a long page, in a strip that stays below the header; a stitch runs under the one that is being read, and the strip keeps it in sight. */
export function JumpList({ label, links }: JumpListProps) {
	const current = useSectionInView(links);
	const row = useRef<HTMLUListElement>(null);
	useSidewaysTouch(row);
	useEffect(() => {
		const link = row.current?.querySelector<HTMLElement>(`[href$="${current}"]`);
		row.current?.scrollTo({
			left: link ? link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2 : 0,
		});
	}, [current]);
	return (
		<nav className={`screen-only ${css.jump}`} aria-label={label}>
			<ul className="sideways" ref={row}>
				{links.map(({ label: name, to }) => (
					<li key={to}>
						<PageLink to={to} {...(to === current && { 'aria-current': 'location' })}>
							{name}
						</PageLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
