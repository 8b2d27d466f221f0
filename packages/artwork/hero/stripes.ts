import type { Thread } from './inks.ts';

export type Stripe = readonly [from: number, to: number, thread: Thread];

/** Swing, length of a wave, drift and start. */
export type Wave = readonly [swing: number, length: number, drift: number, start: number];

/** A band that is notation on the left and cloth on the right. */
export type Band = {
	readonly seed: string;
	readonly columns: number;
	readonly rows: number;
	readonly cell: number;
	/** The column at which the first pick turns into cloth. */
	readonly turn: number;
	/** Columns of dyed squares between the notation and the cloth. */
	readonly blend: number;
	readonly warps: readonly Stripe[];
	readonly wefts: readonly Stripe[];
	readonly threading: Wave;
	readonly treadling: Wave;
	readonly ups: readonly number[];
	readonly fringe: number;
};

export const threadAt = (stripes: readonly Stripe[], at: number, rest: Thread): Thread =>
	stripes.find(([from, to]) => at >= from && at < to)?.[2] ?? rest;
