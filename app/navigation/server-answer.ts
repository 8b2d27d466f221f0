import * as timings from '#app/behaviours/timings.ts';

/**
 * Asks the server itself, past every cache, whether it has a file.
 * @returns the status of its answer; 0 where nothing answers
 */
export function serverAnswer(file: string): Promise<number> {
	const signal = AbortSignal.timeout(timings.answerWithin);
	return fetch(file, { method: 'HEAD', cache: 'no-store', signal }).then(
		({ status }) => status,
		() => 0,
	);
}
