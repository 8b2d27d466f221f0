import { type RefObject, useEffect, useRef, useState } from 'react';
import { advance, pick, start, step } from './rotation.ts';
import { useAutoplay } from './use-autoplay.ts';
import type { Rotation } from './use-rotation.ts';

type Options = {
	readonly count: number;
	/** Milliseconds from one growth of the bar to the next. */
	readonly tick: number;
	/** Percent that the bar grows each time; full, it turns to the next item. */
	readonly growth: number;
};

/** A rotation whose clock is its progress bar (GROUP-3, GROUP-5): 80 growths of 1.25 percent, 100 ms apart. */
export function useProgress<Bar extends HTMLElement>({
	count,
	tick,
	growth,
}: Options): Rotation & { readonly bar: RefObject<Bar | null> } {
	const autoplay = useAutoplay();
	const [at, move] = useState(start);
	const bar = useRef<Bar>(null);
	const grown = useRef(0);

	const show = (percent: number) => {
		grown.current = percent;
		if (bar.current) bar.current.style.width = `${percent}%`;
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: the bar lives in a ref, its clock need not restart
	useEffect(() => {
		if (!autoplay.advancing) return;
		const timer = setInterval(() => {
			const percent = grown.current + growth;
			show(percent < 100 ? percent : 0);
			if (percent >= 100) move((at) => advance(at, count));
		}, tick);
		return () => clearInterval(timer);
	}, [autoplay.advancing, at.turn, count, tick, growth]);

	const byHand = (change: (at: typeof start) => typeof start) => {
		show(0);
		move(change);
	};

	return {
		...autoplay,
		bar,
		index: at.index,
		direction: at.direction,
		next: () => byHand((at) => step(at, count, 'next')),
		previous: () => byHand((at) => step(at, count, 'previous')),
		pick: (index) => byHand((at) => pick(at, index)),
	};
}
