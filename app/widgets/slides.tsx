import { Children, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Rotation } from '#app/behaviours/use-rotation.ts';
import { useSwipe } from '#app/behaviours/use-swipe.ts';
import css from './slides.module.css';

type SlidesProps = {
	readonly rotation: Omit<Rotation, 'containerProps' | 'toggle' | 'playing'>;
	/** The name of each slide, in order. */
	readonly names: readonly string[];
	/** The transition from one slide to the next, if not a fade. */
	readonly change?: 'slide';
	readonly onClick?: ((event: MouseEvent) => void) | undefined;
	/** One element for each slide. */
	readonly children: ReactNode;
	readonly className?: string | undefined;
};

/**
 * Slides on one spot, as tall as the tallest. Without script, and until it arrives, they stand in a row
 * that scrolls by touch, wheel and keys; the one scrolled to stays when script takes over. What a slide calls `later`
 * is fetched when the slide is first shown.
 */
export function Slides({ rotation, names, change, onClick, children, className = '' }: SlidesProps) {
	const { live, advancing, index, direction } = rotation;
	const slides = Children.toArray(children);
	const swipes = useSwipe(rotation);
	const row = useRef<HTMLDivElement>(null);
	const [seen, setSeen] = useState<readonly number[]>([]);
	if (!seen.includes(index)) setSeen([...seen, index]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: asked once, while the slides still stand in a row
	useLayoutEffect(() => {
		if (!row.current) return;
		const scrolledTo = Math.round(row.current.scrollLeft / row.current.clientWidth);
		if (scrolledTo > 0) rotation.pick(scrolledTo);
	}, []);

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: every action of the surface has a button or link of its own
		// biome-ignore lint/a11y/noStaticElementInteractions: as above
		<div
			className={`${css.slides} ${className}`.trim()}
			aria-live={advancing ? 'off' : 'polite'}
			data-live={live || undefined}
			data-change={change}
			data-direction={direction}
			ref={row}
			// while it scrolls it must be reachable by keyboard; a focus that it has then stays
			tabIndex={live ? -1 : 0}
			onClick={onClick}
			{...swipes}
		>
			{slides.map((slide, at) => (
				// biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
				<div
					key={names[at] ?? at}
					className={css.slide}
					role="group"
					aria-roledescription="slide"
					aria-label={`${at + 1} of ${slides.length}: ${names[at] ?? ''}`}
					data-current={at === index || undefined}
					data-unseen={(live && !seen.includes(at)) || undefined}
					inert={live && at !== index}
				>
					{slide}
				</div>
			))}
		</div>
	);
}
