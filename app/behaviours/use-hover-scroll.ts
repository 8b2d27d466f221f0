import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { restingPixel } from './auto-scroll.ts';
import { useMotionAllowed } from './site-motion.ts';

type HoverScroll<Frame extends HTMLElement> = {
	/** The element that scrolls downwards. */
	readonly frame: RefObject<Frame | null>;
	readonly scrolling: boolean;
	/** For the card around it. */
	readonly hoverProps: {
		readonly onPointerEnter: () => void;
		readonly onPointerLeave: () => void;
		readonly onFocus: () => void;
		readonly onBlur: () => void;
		readonly onKeyDown: (event: KeyboardEvent) => void;
	};
};

/** Scrolls a tall picture one pixel every so many milliseconds while it is pointed at or focused; Escape stops it (PORT-2). */
export function useHoverScroll<Frame extends HTMLElement>(every: number): HoverScroll<Frame> {
	const frame = useRef<Frame>(null);
	const [wanted, setWanted] = useState(false);
	const scrolling = useMotionAllowed() && wanted;

	useEffect(() => {
		const tall = frame.current;
		if (!scrolling || !tall) return;
		const end = () => tall.scrollHeight - tall.clientHeight;
		if (tall.scrollTop >= end()) tall.scrollTop = 0;
		const timer = setInterval(() => {
			tall.scrollTop = restingPixel(tall.scrollTop, end());
		}, every);
		return () => clearInterval(timer);
	}, [scrolling, every]);

	const go = () => setWanted(true);
	const stop = () => setWanted(false);
	return {
		frame,
		scrolling,
		hoverProps: {
			onPointerEnter: go,
			onPointerLeave: stop,
			onFocus: go,
			onBlur: stop,
			onKeyDown: ({ key }) => {
				if (key === 'Escape') stop();
			},
		},
	};
}
