import * as timings from '#app/behaviours/timings.ts';

/**
 * Asks the server itself, past every cache, whether it has a file.
 * @returns the status of its answer; 0 where nothing answers within `timings.answerWithin`
 */
export const serverAnswer = (file: string): Promise<number> =>
	fetch(file, {
		method: 'HEAD',
		cache: 'no-store',
		signal: AbortSignal.timeout(timings.answerWithin),
	}).then(
		(answer) => answer.status,
		() => 0,
	);
