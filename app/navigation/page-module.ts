import { askUntilItComes } from '#app/behaviours/ask-until-it-comes.ts';
import * as timings from '#app/behaviours/timings.ts';
import { pageWaitsFor } from './page-wait.ts';
import { serverAnswer } from './server-answer.ts';
import { withTimeout } from './with-timeout.ts';

/** The module of a page, which is fetched when it is needed. */
export type LazyPage<Module> = ReturnType<typeof pageModule<Module>>;

/**
 * A page's module. Each navigation asks for it until it has come; of a `lazy`, React would keep a failure for ever.
 * After a failure the server is asked whether it has `file`:
 * - It has: the module is asked for once more. If that fails too, the visitor sees the error page, as they do after
 *   `timings.chunkTimeout` (ERR-2).
 * - Nothing answers: the visitor stays where they are and is told (ANY-2).
 * - It has not, so this tab is older than the site (ANY-3): the page comes as a document. So does one that failed before,
 *   because the browser may have kept that failure, as Firefox does before 155.
 * @param importModule imports the module
 * @param file a script of this build whose name changes with that of any page
 * @param failedBefore whether the module is known not to come
 * @param near brings what the page can do without for a while; `load` and `prefetch` fetch it with the module
 */
export function pageModule<Module>(
	importModule: () => Promise<Module>,
	file: string,
	{
		failedBefore = false,
		near,
	}: { failedBefore?: boolean; near?: (() => Promise<unknown>) | undefined } = {},
) {
	let there: Module | undefined;
	let isWhole = false;
	let problem: unknown;

	/** Fetches the module, until it has come. Rejects where that fails. */
	async function bring() {
		there ??= await importModule();
	}

	/** Fetches the module and what is near. Where only the latter fails, the page asks for it again (`useNear`). */
	async function bringAll() {
		await Promise.all([bring(), near?.().catch(() => {})]);
		isWhole = true;
	}

	async function attempt(signal: AbortSignal, end: number, again: boolean): Promise<void> {
		try {
			await withTimeout(bringAll(), end - performance.now());
		} catch (failure) {
			const next =
				performance.now() < end ? afterFailure(await serverAnswer(file), again, failedBefore) : 'error';
			if (signal.aborted) return;
			if (next === 'again') return attempt(signal, end, true);
			failedBefore = true;
			problem = failure;
			if (next === 'error') return;
			await new Promise<void>((tryAgain) => pageWaitsFor(next === 'line' ? { tryAgain } : next));
			return load(signal);
		}
	}

	/**
	 * Fetches it for a visitor who goes to the page. Never rejects: after a failure, `module` throws what went wrong.
	 * @param signal is aborted when the visitor has gone elsewhere: then nobody is told of a failure
	 */
	function load(signal: AbortSignal): Promise<void> {
		problem = undefined;
		pageWaitsFor('script');
		return attempt(signal, performance.now() + timings.chunkTimeout, false);
	}

	return {
		load,
		bring,
		/** Whether it has come, with all that a visitor who goes to the page has. */
		isThere: () => isWhole,

		/** Fetches it ahead, in silence. A failure counts as an earlier one only after the click that this may be part of. */
		prefetch() {
			const failed = () => {
				failedBefore = true;
			};
			bringAll().catch(() => setTimeout(failed, timings.sameTry));
		},

		/** Fetches it for the page that the document shows, which stays as it was sent until its module has come. */
		first: () => new Promise<void>((resolve) => void askUntilItComes(bring, resolve)),

		/** What has come. Throws what the last `load` failed with. */
		module(): Module {
			if (there === undefined) throw problem;
			return there;
		},
	};
}

/** What becomes of a page whose module has failed. */
function afterFailure(status: number, again: boolean, failedBefore: boolean) {
	if (status !== 200 && status !== 404) return 'line';
	if (status === 404 || failedBefore) return 'document';
	return again ? 'error' : 'again';
}
