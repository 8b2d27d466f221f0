import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMotionAllowed } from './site-motion.ts';

/** Scrolls a tall picture one pixel every so many milliseconds while it is pointed at or focused, until its end; Escape stops it (PORT-2). */
export function useHoverScroll<Frame extends HTMLElement>(every: number) {
	const frame = useRef<Frame>(null);
	const [wanted, setWanted] = useState(false);
	const scrolling = useMotionAllowed() && wanted;

	useEffect(() => {
		const tall = frame.current;
		if (!scrolling || !tall) return;
		const end = () => tall.scrollHeight - tall.clientHeight;
		if (tall.scrollTop >= end()) tall.scrollTop = 0;
		const timer = setInterval(() => {
			tall.scrollTop = Math.min(tall.scrollTop + 1, end());
		}, every);
		return () => clearInterval(timer);
	}, [scrolling, every]);

	const go = () => setWanted(true);
	const stop = () => setWanted(false);
	return {
		/** The element that scrolls downwards. */
		frame,
		/** For the card around it. */
		hoverProps: {
			onPointerEnter: go,
			onPointerLeave: stop,
			onFocus: go,
			onBlur: stop,
			onKeyDown: ({ key }: KeyboardEvent) => {
				if (key === 'Escape') stop();
			},
		},
	};
}
