import type { ReactNode } from 'react';
import css from './desktop-frame.module.css';

type DesktopFrameProps = {
	/** What the title bar reads. */
	readonly title: string;
	/** What is shown in it, where it was not made for a client; at the end of the bar. */
	readonly study?: string | undefined;
	/** The screen that scrolls. */
	readonly children: ReactNode;
};

/** A window of a desktop: a bar with three squares, and a screen. */
export function DesktopFrame({ title, study, children }: DesktopFrameProps) {
	return (
		<div className={css.frame}>
			<p className={css.bar}>
				<i aria-hidden="true" />
				<i aria-hidden="true" />
				<i aria-hidden="true" />
				<span aria-hidden="true">{title}</span>
				{study === undefined ? null : <b>{study}</b>}
			</p>
			{children}
		</div>
	);
}
