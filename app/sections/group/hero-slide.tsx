import { ButtonLink } from '#app/widgets/button-link.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import type { Link, HeroSlide as Slide } from '#content/shapes.ts';
import css from './hero-slider.module.css';

type HeroSlideProps = {
	readonly slide: Slide;
	/** "1 of 3" */
	readonly place: string;
	readonly shown: boolean;
	/** Until script runs the page every slide can be reached. */
	readonly live: boolean;
	readonly contactUs: Link;
};

/** The words of one slide. The one that is shown carries the heading of the page; the others are out of reach. */
export function HeroSlide({ slide, place, shown, live, contactUs }: HeroSlideProps) {
	const Heading = shown ? 'h1' : 'h2';
	return (
		// biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
		<div
			role="group"
			aria-roledescription="slide"
			aria-label={place}
			className={css.slide}
			data-shown={shown}
			inert={live && !shown}
		>
			<Heading className="display">{slide.heading}</Heading>
			<div className={css.text}>
				<p className="lead">{slide.text}</p>
				<div className="btns">
					<ButtonLink kind="solid" {...contactUs} />
					<GoLink {...slide.more} />
				</div>
			</div>
		</div>
	);
}
