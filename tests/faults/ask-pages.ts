import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

/** A reader who asks for one page after the other. */
export type Reader = AsyncDisposable & {
	/** Milliseconds each answer took. */
	readonly took: number[];
	readonly stop: () => Promise<void>;
};

/** Asks a server for a page every few milliseconds until it is stopped. */
export function askPages(origin: string): Reader {
	const took: number[] = [];
	let going = true;
	const asking = (async () => {
		while (going) {
			const started = performance.now();
			assert.equal((await fetch(`${origin}/About`)).status, 200);
			took.push(performance.now() - started);
			await pause(5);
		}
	})();
	const stop = async () => {
		going = false;
		await asking;
	};
	return { took, stop, [Symbol.asyncDispose]: stop };
}
