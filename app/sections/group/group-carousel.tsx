import { useMotionAllowed } from '#app/behaviours/site-motion.ts';
import { isSurfaceClick } from '#app/behaviours/surface-click.ts';
import * as timings from '#app/behaviours/timings.ts';
import { usePageNavigate } from '#app/behaviours/use-page-navigate.ts';
import { useRotation } from '#app/behaviours/use-rotation.ts';
import { Dots } from '#app/widgets/dots.tsx';
import type { FilmWords } from '#app/widgets/film.tsx';
import { Slides } from '#app/widgets/slides.tsx';
import { TurnControls } from '#app/widgets/turn-controls.tsx';
import type { GroupSlide as Slide } from '#content/shapes.ts';
import css from './group-carousel.module.css';
import { GroupSlide } from './group-slide.tsx';

type GroupCarouselProps = {
	readonly label: string;
	readonly slides: readonly Slide[];
	readonly filmWords: FilmWords;
};

/** GROUP-1 to GROUP-6: the three divisions. The bar is the clock; a click beside the links goes to the slide's page. */
export function GroupCarousel({ label, slides, filmWords }: GroupCarouselProps) {
	const rotation = useRotation({
		count: slides.length,
		every: timings.groupTick,
		growth: timings.groupStep,
	});
	const mayMove = useMotionAllowed();
	const navigate = usePageNavigate();
	const shown = slides[rotation.index];
	const names = slides.map(({ title }) => title);
	return (
		<section
			className={css.carousel}
			aria-roledescription="carousel"
			aria-label={label}
			data-thread={shown?.thread}
			{...rotation.containerProps}
		>
			<div className={`needs-script ${css.foot}`}>
				<i className={css.bar} aria-hidden="true">
					<i ref={rotation.bar} />
				</i>
				<div className={`wrap ${css.controls}`}>
					<TurnControls previous={rotation.previous} next={rotation.next} motion={rotation} />
					<Dots label="Choose a slide" names={names} current={rotation.index} onPick={rotation.pick} />
				</div>
			</div>
			<Slides
				rotation={rotation}
				names={names}
				change="slide"
				className={css.slides}
				onClick={(event) => shown && isSurfaceClick(event.target) && navigate(shown.path)}
			>
				{slides.map((slide, at) => (
					<GroupSlide
						key={slide.id}
						slide={slide}
						runs={rotation.live && mayMove && rotation.playing && at === rotation.index}
						filmWords={filmWords}
						eager={at === 0}
					/>
				))}
			</Slides>
			<i className={css.end} hidden />
		</section>
	);
}
