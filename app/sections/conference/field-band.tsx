import { type ReactNode, Suspense } from 'react';
import { Art } from '#app/widgets/art.tsx';
import type { Intro } from '#content/shapes.ts';
import css from './field-band.module.css';

/** A dyed band within a page: a heading beside the plant, cards of paper on the dye (PLAN-2). */
export function FieldBand({ heading, lead, children }: Intro & { readonly children: ReactNode }) {
	return (
		<section className={`${css.band} on-field`}>
			<Art of="marigold" className={css.plant} />
			<div className={`wrap ${css.inner}`}>
				<div className={css.head}>
					<h2 className="h1">{heading}</h2>
					<p className="lead">{lead}</p>
				</div>
				<div className={css.cards}>
					<Suspense>{children}</Suspense>
				</div>
			</div>
		</section>
	);
}
