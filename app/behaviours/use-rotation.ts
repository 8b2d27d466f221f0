import { useEffect, useRef, useState } from 'react';
import { advance, pick, places, type Standing, start, step } from './rotation.ts';
import { useAutoplay } from './use-autoplay.ts';

type Options = {
	/** How many items there are. */
	readonly count: number;
	/** Milliseconds from one to the next, or from one growth of the bar to the next, from `timings`. */
	readonly every: number;
	/** How many are seen at a time; 1 if not given. */
	readonly visible?: number;
	/** A pointer that rests on it holds it; so it does if not given. */
	readonly hoverHolds?: boolean;
	/** Percent that the bar grows each time; full, it turns to the next item. All at once if not given. */
	readonly growth?: number;
};

export type Rotation = ReturnType<typeof useRotation>;

/**
 * Shows one item after the other (HERO-2, CONF-2, SOFT-4, HOST-3, WEB-1, WORK-2); a change by hand starts the time anew.
 * Its clock is its progress bar, where it has one (GROUP-3, GROUP-5): held, it goes on from where it was.
 */
export function useRotation({ count, every, visible = 1, hoverHolds = true, growth = 100 }: Options) {
	const of = places(count, visible);
	const autoplay = useAutoplay({ startsPlaying: of > 1, hoverHolds });
	const [{ index, direction, turn }, move] = useState(start);
	const bar = useRef<HTMLElement>(null);
	const grown = useRef(0);

	const show = (percent: number) => {
		grown.current = percent;
		if (bar.current) bar.current.style.width = `${percent}%`;
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: a change by hand (turn) starts the time anew; the bar lives in a ref
	useEffect(() => {
		if (!autoplay.advancing || of < 2) return;
		const timer = setInterval(() => {
			const percent = grown.current + growth;
			show(percent < 100 ? percent : 0);
			if (percent >= 100) move((at) => advance(at, of));
		}, every);
		return () => clearInterval(timer);
	}, [autoplay.advancing, every, growth, of, turn]);

	const byHand = (change: (at: Standing) => Standing) => {
		show(0);
		move(change);
	};
	return {
		...autoplay,
		/** For the element that is as wide as the share of its time that has passed. */
		bar,
		index,
		direction,
		next: () => byHand((at) => step(at, of, 'next')),
		previous: () => byHand((at) => step(at, of, 'previous')),
		pick: (index: number) => byHand((at) => pick(at, index)),
	};
}
