import { type RefObject, useEffect, useRef, useState } from 'react';
import { loopedPixel } from './auto-scroll.ts';
import { type Turning, useTurning } from './use-turning.ts';

type AutoScroll = Turning & {
	/** The element that scrolls sideways. */
	readonly scroller: RefObject<HTMLDivElement | null>;
	/** The list inside it, which stands a second time right behind while it moves. */
	readonly list: RefObject<HTMLUListElement | null>;
	/** For the scroller: a finger on it holds it. */
	readonly touchProps: Readonly<Record<'onTouchStart' | 'onTouchEnd' | 'onTouchCancel', () => void>>;
};

/** Moves a strip by one pixel every so many milliseconds, for ever and without a jump (HOME-3). */
export function useAutoScroll(every: number): AutoScroll {
	const turning = useTurning();
	const [touched, setTouched] = useState(false);
	const scroller = useRef<HTMLDivElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const moves = turning.turning && !touched;

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
		...turning,
		turning: moves,
		scroller,
		list,
		touchProps: { onTouchStart: () => setTouched(true), onTouchEnd: letGo, onTouchCancel: letGo },
	};
}
