import { askUntilItComes } from '#app/behaviours/ask-until-it-comes.ts';
import * as timings from '#app/behaviours/timings.ts';
import { pageWaitsFor } from './page-wait.ts';
import { serverAnswer } from './server-answer.ts';
import { withTimeout } from './with-timeout.ts';

/** The module of a page, which is fetched when it is needed. */
export type LazyPage<Module> = ReturnType<typeof pageModule<Module>>;

/**
 * A page's module, asked for anew by each navigation; of a `lazy`, React would keep a failure for ever. One that fails is
 * asked for once more if the server answers, and then it is the error page, as after `timings.chunkTimeout` (ERR-2).
 * Where nothing answers, the visitor stays where they are and is told (ANY-2). Where this tab is older than the site
 * (ANY-3), or the browser may have kept an earlier failure, as Firefox does before 155, the page comes as a document.
 * @param importModule imports the module
 * @param file a script of this build whose name changes with that of any page
 * @param failedBefore whether the module is known not to come
 * @param near brings what the page can do without for a while: whoever goes to the page has it with the page's module
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

	/** Fetches it, once, and rejects where that fails. */
	async function bring() {
		there ??= await importModule();
	}

	/** What the page can do without, and does not come now, is asked for again by the page (`useNear`). */
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
	 * Fetches it for a visitor who goes to the page, until `signal` says that they have gone elsewhere. It does not reject:
	 * `module` throws what it failed with.
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

		/** Fetches it ahead. A failure is silent, and is no earlier one for the click that it is part of. */
		prefetch() {
			const failed = () => {
				failedBefore = true;
			};
			bringAll().catch(() => setTimeout(failed, timings.sameTry));
		},

		/** Fetches it for the page that a document opens with: it stands there as it was sent until its module comes. */
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
