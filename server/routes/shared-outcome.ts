import type { Clock } from '../db/store.ts';

/**
 * Does some work for all who ask: never twice at once, and at most once in a span. Whoever asks meanwhile is handed the
 * same outcome, so that asking often costs nothing.
 * @param clock milliseconds of any steady clock
 * @param span milliseconds from the beginning of the work
 */
export function sharedOutcome<T>(work: () => Promise<T>, clock: Clock, span: number): () => Promise<T> {
	let outcome: Promise<T> | undefined;
	let began = 0;
	let working = false;

	function begin(): Promise<T> {
		began = clock();
		working = true;
		return work().finally(() => {
			working = false;
		});
	}

	return () => {
		if (!outcome || (!working && clock() - began >= span)) outcome = begin();
		return outcome;
	};
}
