/**
 * What a promise gives, if it comes in time.
 * @param limit milliseconds after which the result rejects
 */
export function withTimeout<T>(promise: Promise<T>, limit: number): Promise<T> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error(`Nothing came within ${limit} ms.`)), limit);
		promise.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
