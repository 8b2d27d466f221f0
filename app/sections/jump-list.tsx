import { useMemo, useRef } from 'react';
import { useSectionInView } from '#app/behaviours/use-section-in-view.ts';
import { useSidewaysTouch } from '#app/behaviours/use-sideways-touch.ts';
import { Anchor } from '#app/widgets/anchor.tsx';
import type { Link } from '#content/shapes.ts';
import css from './jump-list.module.css';

type JumpListProps = { readonly label: string; readonly links: readonly Link[] };

/** The places of a long page, in a strip that stays below the header; a stitch runs under the one that is being read. */
export function JumpList({ label, links }: JumpListProps) {
	const ids = useMemo(() => links.map(({ to }) => to.slice(1)), [links]);
	const current = useSectionInView(ids);
	const row = useRef<HTMLUListElement>(null);
	useSidewaysTouch(row);
	return (
		<nav className={css.jump} aria-label={label}>
			<ul ref={row}>
				{links.map(({ label: name, to }) => (
					<li key={to} data-current={to === `#${current}` || undefined}>
						<Anchor to={to}>{name}</Anchor>
					</li>
				))}
			</ul>
		</nav>
	);
}
