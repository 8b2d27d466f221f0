import type { ReactNode } from 'react';
import css from './desktop-frame.module.css';

type DesktopFrameProps = {
	/** What the title bar reads. */
	readonly title: string;
	/** The screen that scrolls. */
	readonly children: ReactNode;
};

/** A window of a desktop: a bar with three squares, and a screen. */
export function DesktopFrame({ title, children }: DesktopFrameProps) {
	return (
		<div className={css.frame}>
			<p className={css.bar} aria-hidden="true">
				<i />
				<i />
				<i />
				<span>{title}</span>
			</p>
			{children}
		</div>
	);
}
