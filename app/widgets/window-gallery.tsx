import { Children, type ReactNode } from 'react';
import { places } from '#app/behaviours/rotation.ts';
import { useRotation } from '#app/behaviours/use-rotation.ts';
import { useSwipe } from '#app/behaviours/use-swipe.ts';
import carousel from './carousel.module.css';
import { Dots } from './dots.tsx';
import { TurnControls } from './turn-controls.tsx';
import css from './window-gallery.module.css';

type WindowGalleryProps = {
	readonly label: string;
	/** Milliseconds from one place to the next, from `timings`. */
	readonly every: number;
	/** One element for each picture. */
	readonly children: ReactNode;
};

/** How many are seen at a time. */
const visible = 3;

/**
 * Three pictures of many, one further each time; after the last three it begins anew (WORK-2, MOT-1). All lie in one
 * cell, which is as tall as the tallest, and are moved to their places: nothing else on the page moves.
 */
export function WindowGallery({ label, every, children }: WindowGalleryProps) {
	const pictures = Children.toArray(children);
	const rotation = useRotation({ count: pictures.length, every, visible });
	const { live, advancing, index, previous, next } = rotation;
	const swipes = useSwipe(rotation);
	const names = Array.from({ length: places(pictures.length, visible) }, (_, at) => `${at + 1}`);
	return (
		<section
			className={carousel.carousel}
			aria-roledescription="carousel"
			aria-label={label}
			{...rotation.containerProps}
		>
			{names.length > 1 && (
				<div className={carousel.foot}>
					<TurnControls one="image" previous={previous} next={next} motion={rotation} />
					<Dots
						className={css.dots}
						label="Choose images"
						names={names}
						bare
						current={index}
						onPick={rotation.pick}
						describe={(_, at) => `Images ${at + 1} to ${at + visible}`}
					/>
				</div>
			)}
			<ul className={css.window} aria-live={advancing ? 'off' : 'polite'} {...swipes}>
				{pictures.map((picture, at) => {
					const place = at - index;
					const seen = place >= 0 && place < visible;
					const unseen = place === visible ? 'next' : 'far';
					return (
						<li
							// biome-ignore lint/suspicious/noArrayIndexKey: the pictures keep their order
							key={at}
							className={css.picture}
							data-place={seen ? place : unseen}
							inert={live && !seen}
						>
							{picture}
						</li>
					);
				})}
			</ul>
		</section>
	);
}
