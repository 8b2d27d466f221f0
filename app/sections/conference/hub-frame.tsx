import type { ReactNode } from 'react';
import css from './hub-frame.module.css';

/** The hub's two columns from 1024 px up: the sidebar, and what it stands beside. */
export function HubFrame({ side, children }: { side: ReactNode; children: ReactNode }) {
	return (
		<div className={css.hub}>
			<div className={`wrap ${css.columns}`}>
				<div className={css.side}>{side}</div>
				<div className={css.panel}>{children}</div>
			</div>
		</div>
	);
}
