import type { MouseEvent, ReactNode } from 'react';
import { useAutoScroll } from '#app/behaviours/use-auto-scroll.ts';
import { useSidewaysTouch } from '#app/behaviours/use-sideways-touch.ts';
import css from './strip.module.css';
import { StripControls } from './strip-controls.tsx';

const leaveOutOfTabOrder = (list: HTMLElement | null) => {
	for (const link of list?.querySelectorAll('a') ?? []) link.tabIndex = -1;
};

/** A press would focus its link; the click comes all the same. */
const keepFocusOut = (event: MouseEvent) => event.preventDefault();

type AutoStripProps = {
	readonly label: string;
	/** What it holds, in the plural: "achievements". */
	readonly what: string;
	/** Milliseconds for one pixel, from `timings`. */
	readonly every: number;
	/** `<li>` elements. */
	readonly children: ReactNode;
	readonly className?: string | undefined;
};

/**
 * A row that moves by itself, pixel by pixel, for ever (HOME-2, HOME-3, MOT-1). Its second copy is for eye and pointer:
 * whoever listens or goes by keyboard meets each item once.
 */
export function AutoStrip({ label, what, every, children, className = '' }: AutoStripProps) {
	const strip = useAutoScroll(every);
	useSidewaysTouch(strip.scroller);
	return (
		<div className={`${css.strip} ${className}`.trim()} {...strip.containerProps}>
			<StripControls scroller={strip.scroller} what={what} motion={strip} />
			<section
				ref={strip.scroller}
				className={`sideways ${css.scroller}`}
				aria-label={label}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
				tabIndex={0}
				data-moving={strip.advancing}
				{...strip.touchProps}
			>
				<ul className={css.list} ref={strip.list}>
					{children}
				</ul>
				{strip.live && (
					<ul className={css.list} ref={leaveOutOfTabOrder} onMouseDown={keepFocusOut} aria-hidden="true">
						{children}
					</ul>
				)}
			</section>
		</div>
	);
}
