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
		const strip = scroller.current;
		if (!moves || !strip) return;
		const step = () => {
			if (!list.current) return;
			const { offsetLeft, offsetWidth } = list.current;
			strip.scrollLeft = loopedPixel(strip.scrollLeft, offsetWidth, offsetLeft);
		};
		let timer: ReturnType<typeof setInterval> | undefined;
		// where nobody sees it, each step would cost the page a frame
		const screen = new IntersectionObserver((entries) => {
			clearInterval(timer);
			if (entries.at(-1)?.isIntersecting) timer = setInterval(step, every);
		});
		screen.observe(strip);
		return () => {
			screen.disconnect();
			clearInterval(timer);
		};
	}, [moves, every]);

	const letGo = () => setTouched(false);
	return {
		...autoplay,
		/** It moves while it is on the screen. */
		advancing: moves,
		/** The element that scrolls sideways. */
		scroller,
		/** The list inside it, right behind which its copy stands once the page is hydrated. */
		list,
		/** For the scroller: a finger on it holds it. */
		touchProps: { onTouchStart: () => setTouched(true), onTouchEnd: letGo, onTouchCancel: letGo },
	};
}
