import * as timings from '#app/behaviours/timings.ts';
import { navigationType } from './how-opened.ts';
import { serverAnswer } from './server-answer.ts';

/** Resolves when the line may be back. */
const lineIsBack = () =>
	new Promise((resolve) => {
		addEventListener('online', resolve, { once: true });
		setTimeout(resolve, timings.askAgain);
	});

/** Whether the visitor is writing, or has written. */
const isWriting = () =>
	[...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
		(field) => field.matches(':focus') || field.value !== field.defaultValue,
	);

/**
 * Brings a file that the document names. While nothing answers, it is asked for again and again (ANY-2). One that is gone,
 * because a newer build took its place, or that fails twice although it is there, comes with the document loaded anew
 * (ANY-3). Where that was done already, or the visitor writes, the page stays as it was sent: its links and forms need no script.
 * @param reload loads the document anew
 */
export async function bringFile<File>(
	get: () => Promise<File>,
	file: string,
	reload = () => location.reload(),
): Promise<File> {
	for (let again = false; ; again = true)
		try {
			return await get();
		} catch (problem) {
			const status = await serverAnswer(file);
			if (status === 404 || (status === 200 && again)) {
				if (navigationType() === 'reload' || isWriting()) throw problem;
				// who begins to write now keeps this page
				addEventListener('focusin', () => window.stop());
				reload();
				// until then nothing more happens here
				await new Promise(() => {});
			}
			if (status !== 200) await lineIsBack();
		}
}
