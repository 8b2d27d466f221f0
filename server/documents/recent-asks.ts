import type { Clock } from '../db/store.ts';

/** How often each key has asked lately. */
export type RecentAsks = {
	/** Counts one more and returns how many there were, this one included. */
	readonly add: (key: string) => number;
	/** Begins anew with a key. */
	readonly forget: (key: string) => void;
};

/** More keys than this are not told apart for longer than they take to come: memory is bounded. */
const mostKeys = 100_000;

/**
 * Counts in memory what each key asked in the running span and in the one before it, so that nobody becomes quiet by
 * the turn of a span alone.
 * @param span in milliseconds
 */
export function recentAsks(clock: Clock, span: number): RecentAsks {
	let before = new Map<string, number>();
	let now = new Map<string, number>();
	let began = clock();

	function turn(): void {
		const passed = clock() - began;
		if (passed < span && now.size < mostKeys) return;
		before = passed < 2 * span ? now : new Map();
		now = new Map();
		began = clock();
	}

	return {
		add(key) {
			turn();
			const n = (now.get(key) ?? 0) + 1;
			now.set(key, n);
			return n + (before.get(key) ?? 0);
		},
		forget(key) {
			now.delete(key);
			before.delete(key);
		},
	};
}
