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
	const pages: unknown = answer.ok && (await answer.json());
	if (!isIndex(pages)) throw new Error(`The search index answered ${answer.status} or is another version's`);
	return indexPages(pages);
}

const fields = ['path', 'title', 'description', 'headings', 'text', 'keywords'];

/** Whether an answer is an index that this build can read: that of a newer one may be of another shape (ANY-4). */
const isIndex = (pages: unknown): pages is readonly IndexedPage[] =>
	Array.isArray(pages) && pages.every((page) => fields.every((field) => typeof page?.[field] === 'string'));
