import { type ReactNode, useState } from 'react';
import { Anchor } from '#app/widgets/anchor.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight, Close, Menu } from '#app/widgets/icons.ts';
import type { Link } from '#content/shapes.ts';
import css from './hub-frame.module.css';

type HubSidebarProps = { readonly label: string; readonly links: readonly Link[] };

/** The hub's two columns from 1024 px up: the sidebar, and what it stands beside. */
export function HubFrame({ children, ...sidebar }: HubSidebarProps & { readonly children: ReactNode }) {
	return (
		<div className={css.hub}>
			<div className={`wrap ${css.columns}`}>
				<HubSidebar {...sidebar} />
				<div className={css.panel}>{children}</div>
			</div>
		</div>
	);
}

/** The conference pages beside the hub (HUB-1); below 1024 px behind a toggle (HUB-2), without script always open. */
export function HubSidebar({ label, links }: HubSidebarProps) {
	const [open, setOpen] = useState(false);
	return (
		<div className={css.side} data-open={open || undefined}>
			<button
				type="button"
				className={`btn btn--line ${css.toggle}`}
				aria-expanded={open}
				aria-controls="hub-pages"
				onClick={() => setOpen(!open)}
			>
				<Icon of={open ? Close : Menu} />
				<span>{open ? 'Close Menu' : 'Open Menu'}</span>
			</button>
			<nav id="hub-pages" className={css.pages} aria-label={label}>
				<p className={`soft ${css.label}`} aria-hidden="true">
					{label}
				</p>
				<ul>
					{links.map((link) => (
						<li key={link.to}>
							<Anchor to={link.to}>
								<span>{link.label}</span>
								<Icon of={ArrowRight} size={16} />
							</Anchor>
						</li>
					))}
				</ul>
			</nav>
		</div>
	);
}
