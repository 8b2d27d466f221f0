import { type RefObject, useEffect, useRef, useState } from 'react';
import { loopedPixel } from './auto-scroll.ts';
import { type Autoplay, useAutoplay } from './use-autoplay.ts';

type AutoScroll = Autoplay & {
	/** The element that scrolls sideways. */
	readonly scroller: RefObject<HTMLDivElement | null>;
	/** The list inside it, of which a copy follows right behind while it moves. */
	readonly list: RefObject<HTMLUListElement | null>;
	/** For the scroller: a finger on it holds it. */
	readonly touchProps: Readonly<Record<'onTouchStart' | 'onTouchEnd' | 'onTouchCancel', () => void>>;
};

/** Moves a strip by one pixel every so many milliseconds, for ever and without a jump (HOME-3). */
export function useAutoScroll(every: number): AutoScroll {
	const autoplay = useAutoplay();
	const [touched, setTouched] = useState(false);
	const scroller = useRef<HTMLDivElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const moves = autoplay.advancing && !touched;

	useEffect(() => {
		if (!moves) return;
		const timer = setInterval(() => {
			if (!scroller.current || !list.current) return;
			const { offsetLeft, offsetWidth } = list.current;
			scroller.current.scrollLeft = loopedPixel(scroller.current.scrollLeft, offsetWidth, offsetLeft);
		}, every);
		return () => clearInterval(timer);
	}, [moves, every]);

	const letGo = () => setTouched(false);
	return {
		...autoplay,
		advancing: moves,
		scroller,
		list,
		touchProps: { onTouchStart: () => setTouched(true), onTouchEnd: letGo, onTouchCancel: letGo },
	};
}
