/** Milliseconds to wait for an answer, and until a file is asked for again where the browser does not say that the line is back. */
const askAgain = 10_000;

const never = new Promise<never>(() => {});

/** How the document was opened. */
export const opened = performance
	.getEntriesByType('navigation')
	.map((entry) => (entry as PerformanceNavigationTiming).type)[0];

/** Resolves when the line may be back. */
const lineIsBack = () =>
	new Promise((resolve) => {
		addEventListener('online', resolve, { once: true });
		setTimeout(resolve, askAgain);
	});

/** Whether the visitor is writing, or has written. */
const isWriting = () =>
	[...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
		(field) => field.matches(':focus') || field.value !== field.defaultValue,
	);

/**
 * Brings a file that the document names. While nothing answers, it is asked for again and again (ANY-2). One that is gone,
 * because a newer build took its place, or fails although it is there, comes with the document loaded anew (ANY-3); where
 * that was done already, or the visitor writes, the page stays as it was sent: its links and forms need no script.
 */
export async function bringFile<File>(get: () => Promise<File>, file: string): Promise<File> {
	for (let again = false; ; again = true)
		try {
			return await get();
		} catch (problem) {
			const status = await fetch(file, {
				method: 'HEAD',
				cache: 'no-store',
				signal: AbortSignal.timeout(askAgain),
			}).then(
				(answer) => answer.status,
				() => 0,
			);
			if (status === 404 || (status === 200 && again)) {
				if (opened === 'reload' || isWriting()) throw problem;
				addEventListener('focusin', () => stop());
				location.reload();
				await never;
			}
			if (status !== 200) await lineIsBack();
		}
}
