import type { ReactNode } from 'react';
import { isSurfaceClick } from '#app/behaviours/surface-click.ts';
import * as timings from '#app/behaviours/timings.ts';
import { useRotation } from '#app/behaviours/use-rotation.ts';
import { useSwipe } from '#app/behaviours/use-swipe.ts';
import type { Link, HeroSlide as Slide } from '#content/shapes.ts';
import { HeroCloth } from './hero-cloth.tsx';
import { HeroPager } from './hero-pager.tsx';
import { HeroSlide } from './hero-slide.tsx';
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
