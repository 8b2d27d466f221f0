/** Where a rotation stands. `turn` counts what the visitor did by hand, so that a timer can start anew. */
export type Standing = {
	readonly index: number;
	/** Of the last change; none before the first. */
	readonly direction: 'next' | 'previous' | undefined;
	readonly turn: number;
};

export const start: Standing = { index: 0, direction: undefined, turn: 0 };

/** How many places a window of `visible` items can take over `count` items: 12 items, 3 visible, 10 places (WORK-2). */
export function places(count: number, visible = 1): number {
	return Math.max(1, count - visible + 1);
}

/** The timer's step: one place on, from the last to the first (HERO-2, CONF-2, SOFT-4, HOST-3, WEB-1). */
export function advance(at: Standing, of: number): Standing {
	return { ...at, index: (at.index + 1) % of, direction: 'next' };
}

/** The visitor's step, forwards or backwards, wrapping at both ends. */
export function step(at: Standing, of: number, direction: NonNullable<Standing['direction']>): Standing {
	const by = direction === 'next' ? 1 : -1;
	return { index: (at.index + by + of) % of, direction, turn: at.turn + 1 };
}

/** The visitor's choice of one place. */
export function pick(at: Standing, index: number): Standing {
	return { index, direction: index < at.index ? 'previous' : 'next', turn: at.turn + 1 };
}
