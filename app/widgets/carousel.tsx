import type { ReactNode } from 'react';
import { useRotation } from '#app/behaviours/use-rotation.ts';
import css from './carousel.module.css';
import { Dots } from './dots.tsx';
import { Slides } from './slides.tsx';
import { TurnControls } from './turn-controls.tsx';

type CarouselProps = {
	/** What it shows, without the word carousel. */
	readonly label: string;
	/** Milliseconds a slide stays, from `timings`. */
	readonly every: number;
	/** The name of each slide: on its dot and for assistive technology. */
	readonly names: readonly string[];
	/** One slide, in the singular: "slide", "testimonial". */
	readonly what?: string;
	/** Dots show the numbers of the slides instead of their names. */
	readonly numbered?: boolean;
	/** One element for each slide. */
	readonly children: ReactNode;
};

/** Slides that advance by themselves, with dots, arrows and a pause (CONF-2, SOFT-4, HOST-3, MOT-1). */
export function Carousel({ label, every, names, what = 'slide', numbered, children }: CarouselProps) {
	const rotation = useRotation({ count: names.length, every });
	const capital = what.charAt(0).toUpperCase() + what.slice(1);
	return (
		<section
			className={css.carousel}
			aria-roledescription="carousel"
			aria-label={label}
			{...rotation.containerProps}
		>
			{names.length > 1 && (
				<div className={css.foot}>
					<TurnControls one={what} previous={rotation.previous} next={rotation.next} motion={rotation} />
					<Dots
						className={css.dots}
						label={`Choose a ${what}`}
						names={numbered ? names.map((_, at) => `${at + 1}`) : names}
						current={rotation.index}
						onPick={rotation.pick}
						{...(numbered && { describe: (number: string) => `${capital} ${number}` })}
					/>
				</div>
			)}
			<Slides rotation={rotation} names={names}>
				{children}
			</Slides>
		</section>
	);
}
