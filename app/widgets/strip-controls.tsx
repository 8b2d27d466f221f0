import type { RefObject } from 'react';
import { stripTarget } from '#app/behaviours/strip-target.ts';
import type { Autoplay } from '#app/behaviours/use-autoplay.ts';
import { TurnControls } from './turn-controls.tsx';

type StripControlsProps = {
	readonly scroller: RefObject<HTMLElement | null>;
	/** What the strip holds, in the plural: "clients". */
	readonly what: string;
	/** Of a strip that moves by itself. */
	readonly motion?: Pick<Autoplay, 'playing' | 'toggle'>;
};

/** The arrows scroll a strip by most of its width, and from one end to the other. */
export function StripControls({ scroller, what, motion }: StripControlsProps) {
	const go = (direction: 1 | -1) => {
		const strip = scroller.current;
		if (!strip) return;
		const lefts = Array.from(strip.querySelectorAll<HTMLElement>('ul > li'), (item) => item.offsetLeft);
		const starts = lefts.map((left) => left - (lefts[0] ?? 0));
		strip.scrollTo({ left: stripTarget(strip, starts, direction) });
	};
	return <TurnControls one={what} all={what} previous={() => go(-1)} next={() => go(1)} motion={motion} />;
}
