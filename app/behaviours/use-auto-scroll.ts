import { useEffect, useRef, useState } from 'react';
import { loopedPixel } from './auto-scroll.ts';
import { useAutoplay } from './use-autoplay.ts';

/** Moves a strip that is on the screen by one pixel every so many milliseconds, for ever and without a jump (HOME-3). */
export function useAutoScroll(every: number) {
	const autoplay = useAutoplay();
	const [touched, setTouched] = useState(false);
	const scroller = useRef<HTMLDivElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const moves = autoplay.advancing && !touched;

	useEffect(() => {
		if (!moves) return;
		const timer = setInterval(() => {
			if (!scroller.current || !list.current) return;
			// where nobody sees it, each step would cost the page a frame
			const { top, bottom } = scroller.current.getBoundingClientRect();
			if (bottom < 0 || top > innerHeight) return;
			const { offsetLeft, offsetWidth } = list.current;
			scroller.current.scrollLeft = loopedPixel(scroller.current.scrollLeft, offsetWidth, offsetLeft);
		}, every);
		return () => clearInterval(timer);
	}, [moves, every]);

	const letGo = () => setTouched(false);
	return {
		...autoplay,
		advancing: moves,
		/** The element that scrolls sideways. */
		scroller,
		/** The list inside it, of which a copy follows right behind while it moves. */
		list,
		/** For the scroller: a finger on it holds it. */
		touchProps: { onTouchStart: () => setTouched(true), onTouchEnd: letGo, onTouchCancel: letGo },
	};
}
