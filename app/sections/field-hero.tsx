import type { ReactNode } from 'react';
import { Art } from '#app/widgets/art.tsx';
import type { Intro } from '#content/shapes.ts';
import css from './field-hero.module.css';

type FieldHeroProps = Intro & {
	readonly children?: ReactNode;
};

/** A dyed field with a leaf at its right that opens a page of the research division; under 1024 px the leaf has its own room below the words. */
export function FieldHero({ heading, lead, children }: FieldHeroProps) {
	return (
		<div className={`${css.hero} on-field`}>
			<div className={`wrap ${css.inner}`}>
				<h1 className={`display ${css.heading}`}>{heading}</h1>
				<p className={`lead ${css.lead}`}>{lead}</p>
				{children}
				<Art of="neem" className={css.art} />
			</div>
		</div>
	);
}
