import type { IndexedPage } from './found-page.ts';
import type { Find } from './page-index.ts';

let loading: Promise<Find> | undefined;

/** Loads the index once, when somebody searches; a failure may be tried again. */
export function loadIndex(): Promise<Find> {
	loading ??= fetchIndex().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

async function fetchIndex(): Promise<Find> {
	const [{ indexPages }, answer] = await Promise.all([import('./page-index.ts'), fetch('/search.json')]);
	if (!answer.ok) throw new Error(`The search index answered ${answer.status}`);
	return indexPages((await answer.json()) as readonly IndexedPage[]);
}
