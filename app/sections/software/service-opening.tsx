import type { ReactNode } from 'react';
import { Art } from '#app/widgets/art.tsx';
import { ArtBand } from '#app/widgets/art-band.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import type { Opening } from '#content/shapes.ts';
import css from './service-opening.module.css';

type ServiceOpeningProps = Opening & {
	readonly ground?: 'paper' | 'tint' | 'wash' | 'field' | 'night';
	/** A plate: the right half of the page, or a band below the words. */
	readonly art?: string;
	/** `beside`: the matter stands at the right of the words; `below`: under them, over the full width. */
	readonly matter?: 'beside' | 'below';
	readonly children?: ReactNode;
};

/** How a service page opens: words and actions, and the matter that tells this page from its neighbours. */
export function ServiceOpening({
	heading,
	lead,
	actions,
	ground = 'paper',
	art,
	matter = 'beside',
	children,
}: ServiceOpeningProps) {
	const plate = art !== undefined && matter === 'beside' ? <Art of={art} className={css.half} /> : null;
	const dyed = ground === 'field' || ground === 'night';
	return (
		<div className={[css.opening, plate && css.plated, `on-${ground}`].filter(Boolean).join(' ')}>
			<div className={`wrap ${css[matter]}`}>
				<div className={css.words}>
					<h1 className="h1">{heading}</h1>
					<p className="lead">{lead}</p>
					{actions.length === 0 ? null : (
						<div className="btns">
							{actions.map((action, at) => (
								<ButtonLink
									key={action.label}
									{...action}
									kind={at === 0 ? (dyed ? 'ink' : 'solid') : dyed ? 'lineink' : 'line'}
									{...(at === 0 ? { icon: ArrowRight } : {})}
								/>
							))}
						</div>
					)}
				</div>
				{children}
				<i className={css.end} hidden />
			</div>
			{plate}
			{art !== undefined && matter === 'below' ? <ArtBand of={art} /> : null}
		</div>
	);
}
