import type { ReactNode } from 'react';
import { useAutoScroll } from '#app/behaviours/use-auto-scroll.ts';
import css from './strip.module.css';
import { StripControls } from './strip-controls.tsx';

type AutoStripProps = {
	readonly label: string;
	/** What it holds, in the plural: "achievements". */
	readonly what: string;
	/** Milliseconds for one pixel, from `pace`. */
	readonly every: number;
	/** `<li>` elements. */
	readonly children: ReactNode;
	readonly className?: string | undefined;
};

/** A row that moves by itself, pixel by pixel, for ever (HOME-2, HOME-3, MOT-1). Its second copy is for the eye only. */
export function AutoStrip({ label, what, every, children, className = '' }: AutoStripProps) {
	const strip = useAutoScroll(every);
	return (
		<div className={`${css.strip} ${className}`.trim()} {...strip.containerProps}>
			<StripControls scroller={strip.scroller} what={what} motion={strip} />
			<section
				ref={strip.scroller}
				className={css.scroller}
				aria-label={label}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
				tabIndex={0}
				data-moving={strip.turning}
				{...strip.touchProps}
			>
				<ul className={css.list} ref={strip.list}>
					{children}
				</ul>
				{strip.live && (
					<ul className={css.list} inert aria-hidden="true">
						{children}
					</ul>
				)}
			</section>
		</div>
	);
}
