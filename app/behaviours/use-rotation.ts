import { useEffect, useState } from 'react';
import { advance, pick, places, type Standing, start, step } from './rotation.ts';
import { type Autoplay, useAutoplay } from './use-autoplay.ts';

export type Rotation = Autoplay & {
	readonly index: number;
	readonly direction: Standing['direction'];
	readonly next: () => void;
	readonly previous: () => void;
	readonly pick: (index: number) => void;
};

type Options = {
	/** How many items there are. */
	readonly count: number;
	/** Milliseconds from one to the next, from `timings`. */
	readonly every: number;
	/** How many are seen at a time; 1 if not given. */
	readonly visible?: number;
	/** A pointer that rests on it holds it; so it does if not given. */
	readonly hoverHolds?: boolean;
};

/** Shows one item after the other (HERO-2, CONF-2, SOFT-4, HOST-3, WEB-1, WORK-2); a change by hand starts the time anew. */
export function useRotation({ count, every, visible = 1, hoverHolds = true }: Options): Rotation {
	const of = places(count, visible);
	const autoplay = useAutoplay({ startsPlaying: of > 1, hoverHolds });
	const [at, move] = useState(start);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a change by hand (at.turn) starts the time anew
	useEffect(() => {
		if (!autoplay.advancing || of < 2) return;
		const timer = setInterval(() => move((at) => advance(at, of)), every);
		return () => clearInterval(timer);
	}, [autoplay.advancing, every, of, at.turn]);

	return {
		...autoplay,
		index: at.index,
		direction: at.direction,
		next: () => move((at) => step(at, of, 'next')),
		previous: () => move((at) => step(at, of, 'previous')),
		pick: (index) => move((at) => pick(at, index)),
	};
}
