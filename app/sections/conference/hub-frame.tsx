import type { ReactNode } from 'react';
import css from './hub-frame.module.css';

/** The hub's two columns from 1024 px up: the sidebar, and what it stands beside. */
export function HubFrame({ side, children }: { side: ReactNode; children: ReactNode }) {
	return (
		<div className={`wrap ${css.hub}`}>
			<div className={css.side}>{side}</div>
			<div>{children}</div>
		</div>
	);
}
