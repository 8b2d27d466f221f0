import type { Intro } from '#content/shapes.ts';
import css from './page-head.module.css';
import { TornCloth } from './torn-cloth.tsx';

type PageHeadProps = Intro & {
	/** What was asked for is not there. */
	readonly torn?: boolean;
	/** What comes next is to stand in the first view: the lead ends the line of the title. */
	readonly low?: boolean;
};

/** Opens a page that needs no picture, figure or list: heading and lead, a herringbone strip. */
export function PageHead({ heading, lead, torn = false, low = false }: PageHeadProps) {
	return (
		<div>
			<div className={`wrap ${css.inner}${torn ? ` ${css.torn}` : ''}${low ? ` ${css.low}` : ''}`}>
				<h1 className="h1">{heading}</h1>
				<p className="lead">{lead}</p>
				{torn ? <TornCloth /> : null}
			</div>
			<i className={css.strip} aria-hidden="true" />
		</div>
	);
}
