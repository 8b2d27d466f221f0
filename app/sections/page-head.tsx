import type { ReactNode } from 'react';
import type { Intro } from '#content/shapes.ts';
import css from './page-head.module.css';

/** Opens a page that needs no picture, figure or list: heading and lead, a herringbone strip. */
export function PageHead({ heading, lead, children }: Intro & { readonly children?: ReactNode }) {
	return (
		<div>
			<div className={`wrap ${css.inner}`}>
				<h1 className="h1">{heading}</h1>
				<p className="lead">{lead}</p>
				{children === undefined ? null : <div className={`btns ${css.actions}`}>{children}</div>}
			</div>
			<i className={css.strip} aria-hidden="true" />
		</div>
	);
}
