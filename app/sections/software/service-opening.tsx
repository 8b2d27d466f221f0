import type { ReactNode } from 'react';
import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import type { Illustration, IntroWithActions } from '#content/shapes.ts';
import { OpeningActions } from '../opening-actions.tsx';
import css from './service-opening.module.css';

type ServiceOpeningProps = IntroWithActions & {
	readonly ground?: 'paper' | 'tint' | 'wash' | 'field' | 'night';
	/** A scene: the right half of the page, to its edge. */
	readonly picture?: Illustration;
	readonly children?: ReactNode;
};

/** How a service page opens: words and actions, and the matter that tells this page from its neighbours. */
export function ServiceOpening({
	heading,
	lead,
	actions,
	ground = 'paper',
	picture,
	children,
}: ServiceOpeningProps) {
	const dyed = ground === 'field' || ground === 'night';
	return (
		<div className={[css.opening, picture && css.pictured, `on-${ground}`].filter(Boolean).join(' ')}>
			<div className={`wrap ${css.inner}`}>
				<div className={css.words}>
					<h1 className="h1">{heading}</h1>
					<p className="lead">{lead}</p>
					<div className="btns">
						<OpeningActions actions={actions} dyed={dyed} />
					</div>
				</div>
				{children}
				<i className={css.end} hidden />
			</div>
			{picture && (
				<div className={`frayed selvedge ${css.half}`}>
					<Picture {...picture} eager sizes={wideFrom(1024, '50vw')} />
				</div>
			)}
		</div>
	);
}
