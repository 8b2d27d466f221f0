import { askUntilItComes } from '#app/behaviours/ask-until-it-comes.ts';
import * as timings from '#app/behaviours/timings.ts';
import { pageWaitsFor } from './page-wait.ts';
import { serverAnswer } from './server-answer.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * A page's module, asked for anew by each navigation; of a `lazy`, the router would keep a failure for ever. One that
 * fails is asked for once more if the server answers, and then it is the error page, as after `timings.chunkTimeout`
 * (ERR-2). Where nothing answers, the visitor stays where they are and is told (ANY-2). Where this tab is older than the
 * site (ANY-3), or the browser may have kept an earlier failure, as Firefox does before 155, the page comes as a document.
 * @param load imports the module
 * @param file a script of this build whose name changes with that of any page
 * @param failedBefore whether the module is known not to come
 * @param near brings what the page can do without for a while: whoever walks to the page has it with the page's module
 */
export function pageModule<Page>(
	load: () => Promise<Page>,
	file: string,
	{
		failedBefore = false,
		near,
	}: { failedBefore?: boolean; near?: (() => Promise<unknown>) | undefined } = {},
) {
	const loadAll = () => Promise.all([load(), near?.()]).then(([page]) => page);

	async function attempt(signal: AbortSignal, end: number, again: boolean): Promise<Page> {
		try {
			return await withTimeout(loadAll(), end - performance.now());
		} catch (problem) {
			const next =
				performance.now() < end ? afterFailure(await serverAnswer(file), again, failedBefore) : 'error';
			if (signal.aborted) throw problem;
			if (next === 'again') return attempt(signal, end, true);
			failedBefore = true;
			if (next === 'error') throw problem;
			await new Promise<void>((tryAgain) => pageWaitsFor(next === 'line' ? { tryAgain } : next));
			return loadNow(signal);
		}
	}

	function loadNow(signal: AbortSignal): Promise<Page> {
		pageWaitsFor('script');
		return attempt(signal, performance.now() + timings.chunkTimeout, false);
	}

	return {
		loader: ({ request }: { readonly request: Request }) => loadNow(request.signal),

		/** Fetches the module ahead. A failure is silent, and is no earlier one for the click that it is part of. */
		prefetch() {
			const failed = () => {
				failedBefore = true;
			};
			loadAll().catch(() => setTimeout(failed, timings.sameTry));
		},

		/** For the page that a document opens with: it stands there as it was sent until its module comes. */
		first: () => new Promise<Page>((resolve) => void askUntilItComes(load, resolve)),
	};
}

/** What becomes of a page whose module has failed. */
function afterFailure(status: number, again: boolean, failedBefore: boolean) {
	if (status !== 200 && status !== 404) return 'line';
	if (status === 404 || failedBefore) return 'document';
	return again ? 'error' : 'again';
}
