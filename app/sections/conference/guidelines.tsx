import type { ReactNode } from 'react';
import css from './guidelines.module.css';

type GuidelinesProps = {
	/** Over all that an author needs. */
	readonly papers: string;
	/** It has the whole width: what opens stands beside the heading. */
	readonly wide: boolean;
	/** Whether there is still time. */
	readonly time: ReactNode;
	/** The steps. */
	readonly steps: ReactNode;
	/** What leads to the form. */
	readonly children: ReactNode;
};

/** How to send a paper (CONF-8). */
export function Guidelines({ papers, wide, time, steps, children }: GuidelinesProps) {
	return (
		<div className={wide ? `${css.guide} ${css.wide}` : css.guide}>
			<h2 className="h2">{papers}</h2>
			{time}
			{steps}
			{children}
		</div>
	);
}
