import { betweenMargins, Picture } from '#app/widgets/picture.tsx';
import type { Illustration, Intro } from '#content/shapes.ts';
import css from './pictured-heading.module.css';
import { SectionHeading } from './section-heading.tsx';

/** The heading of a long table, with a scene at its right, or from 1023 px down below it. */
export function PicturedHeading({ heading, lead, picture }: Intro & { readonly picture: Illustration }) {
	return (
		<div className={css.pictured}>
			<SectionHeading heading={heading} lead={lead} />
			<Picture {...picture} sizes={`(min-width: 1024px) 30vw, ${betweenMargins}`} className={css.picture} />
		</div>
	);
}
