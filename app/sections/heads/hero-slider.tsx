import { type ReactNode, useState } from 'react';
import { isSurfaceClick } from '#app/behaviours/surface-click.ts';
import * as timings from '#app/behaviours/timings.ts';
import { useRotation } from '#app/behaviours/use-rotation.ts';
import { useSwipe } from '#app/behaviours/use-swipe.ts';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { ThemedPicture } from '#app/widgets/themed-picture.tsx';
import type { Link, HeroSlide as Slide, ThemedArt } from '#content/shapes.ts';
import { HeroPager } from './hero-pager.tsx';
import css from './hero-slider.module.css';

type HeroSliderProps = {
	readonly label: string;
	readonly slides: readonly Slide[];
	readonly contactUs: Link;
	/** Below the cloth, or from 1024 px beside the words; it stands still. */
	readonly children?: ReactNode;
};

/**
 * HERO-1 to HERO-3: the words, the pager at their foot, the cloth below. A click stops and starts it; a
 * pointer that merely rests on it does not.
 */
export function HeroSlider({ label, slides, contactUs, children }: HeroSliderProps) {
	const rotation = useRotation({ count: slides.length, every: timings.hero, hoverHolds: false });
	const swipes = useSwipe(rotation);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the pause button does the same by keyboard
		<section
			id="home"
			className={css.hero}
			aria-roledescription="carousel"
			aria-label={label}
			onClick={(event) => isSurfaceClick(event.target) && rotation.toggle()}
			{...rotation.containerProps}
			{...swipes}
		>
			<div className={css.slides} aria-live={rotation.advancing ? 'off' : 'polite'}>
				{slides.map((slide, at) => (
					<HeroSlide
						key={slide.id}
						slide={slide}
						place={`${at + 1} of ${slides.length}`}
						shown={at === rotation.index}
						live={rotation.live}
						contactUs={contactUs}
					/>
				))}
			</div>
			<div className={css.pager}>
				<HeroPager names={slides.map(({ name }) => name)} rotation={rotation} />
			</div>
			<HeroCloth art={slides.map(({ art }) => art)} shown={rotation.index} />
			{children}
		</section>
	);
}

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
function HeroSlide({ slide, place, shown, live, contactUs }: HeroSlideProps) {
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

/** The picture under the text. A later slide's is fetched when first shown; until it is there, the last one stays. */
function HeroCloth({ art, shown }: { art: readonly ThemedArt[]; shown: number }) {
	const [wanted, setWanted] = useState<readonly number[]>([0]);
	const [there, setThere] = useState<readonly number[]>([0]);
	if (!wanted.includes(shown)) setWanted([...wanted, shown]);
	const seen = there.includes(shown) ? shown : there.at(-1);
	return (
		<div className={css.cloth}>
			{art.map((drawing, at) => (
				<div
					key={drawing.light.name}
					className={css.drawing}
					data-shown={at === seen}
					aria-hidden={at !== shown}
				>
					{wanted.includes(at) ? (
						<ThemedPicture
							art={drawing}
							eager={at === 0}
							onLoad={() => setThere((loaded) => [...loaded, at])}
						/>
					) : null}
				</div>
			))}
		</div>
	);
}
