import type { ReactNode } from 'react';
import { Picture } from '#app/widgets/picture.tsx';
import type { Illustration, Intro } from '#content/shapes.ts';
import css from './hub-head.module.css';

type HubHeadProps = Intro & {
	/** At the right, from 768 px up: on a phone the tabs come sooner. */
	readonly picture: Illustration;
	/** Below the words: the latest edition. */
	readonly children: ReactNode;
};

/** Opens the hub: the title, and at its right a scene of a conference. */
export function HubHead({ heading, lead, picture, children }: HubHeadProps) {
	return (
		<div className={`wrap ${css.head}`}>
			<div className={css.words}>
				<h1 className="h1">{heading}</h1>
				<p className="lead">{lead}</p>
				{children}
			</div>
			<Picture {...picture} sizes="(min-width: 768px) 38vw, 1px" className={css.picture} />
		</div>
	);
}
