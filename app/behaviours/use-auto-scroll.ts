import { useEffect, useRef, useState } from 'react';
import { loopedPixel } from './auto-scroll.ts';
import { useAutoplay } from './use-autoplay.ts';

/** Moves a strip that is on the screen by one pixel every so many milliseconds, for ever and without a jump (HOME-3). */
export function useAutoScroll(every: number) {
	const autoplay = useAutoplay();
	const [touched, setTouched] = useState(false);
	const [onScreen, setOnScreen] = useState(false);
	const scroller = useRef<HTMLDivElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const moves = autoplay.advancing && !touched;

	// where nobody sees it, each step would cost the page a frame
	useEffect(() => {
		if (!scroller.current) return;
		const screen = new IntersectionObserver((entries) =>
			setOnScreen(entries.at(-1)?.isIntersecting === true),
		);
		screen.observe(scroller.current);
		return () => screen.disconnect();
	}, []);

	useEffect(() => {
		if (!moves || !onScreen) return;
		const timer = setInterval(() => {
			if (!scroller.current || !list.current) return;
			const { offsetLeft, offsetWidth } = list.current;
			scroller.current.scrollLeft = loopedPixel(scroller.current.scrollLeft, offsetWidth, offsetLeft);
		}, every);
		return () => clearInterval(timer);
	}, [moves, onScreen, every]);

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
