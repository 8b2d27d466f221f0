import type { ReactNode } from 'react';
import type { Intro } from '#content/shapes.ts';
import { TornCloth } from '../torn-cloth.tsx';
import css from './page-head.module.css';

type PageHeadProps = Pick<Intro, 'heading'> & {
	readonly lead?: string;
	/** What was asked for is not there. */
	readonly torn?: boolean;
	/** What comes next is to stand in the first view: the lead ends the line of the title. */
	readonly low?: boolean;
	/** What the page begins with, as wide as the window, in place of the strip. */
	readonly children?: ReactNode;
};

/** Opens a page that no other head fits: heading and lead on paper, then a herringbone strip, or the first part of the page. */
export function PageHead({ heading, lead, torn = false, low = false, children }: PageHeadProps) {
	const kind = torn ? css.torn : low ? css.low : children ? css.title : '';
	return (
		<div>
			<div className={`wrap ${css.inner} ${kind}`.trim()}>
				<h1 className="h1">{heading}</h1>
				{lead && <p className="lead">{lead}</p>}
				{torn ? <TornCloth /> : null}
			</div>
			{children ?? <i className={css.strip} aria-hidden="true" />}
		</div>
	);
}
