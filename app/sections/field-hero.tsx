import type { ReactNode } from 'react';
import { Art } from '#app/widgets/art.tsx';
import type { Intro } from '#content/shapes.ts';
import css from './field-hero.module.css';

type FieldHeroProps = Intro & {
	/** The drawing at the right; under 1024 px it has its own room below the words. */
	readonly art: string;
	readonly children?: ReactNode;
};

/** A dyed field that opens a division page. */
export function FieldHero({ heading, lead, art, children }: FieldHeroProps) {
	return (
		<div className={`${css.hero} on-field`}>
			<div className={`wrap ${css.inner}`}>
				<h1 className={`display ${css.heading}`}>{heading}</h1>
				<p className={`lead ${css.lead}`}>{lead}</p>
				{children}
				<Art of={art} className={css.art} />
			</div>
		</div>
	);
}
