import type { FoundPage, IndexedPage } from '#app/search/found-page.ts';
import type { RenderedPage } from '#app/server.tsx';
import { pageKeywords } from '#content/page-keywords.ts';
import type { Thread } from '#content/shapes.ts';
import { type PathName, paths } from '#contract/paths.ts';

/** Reads a rendered page for the search: its title, description, headings and all its words. */
export function readPage(path: string, { head, root }: RenderedPage): FoundPage {
	const main = /<main[^>]*>([\s\S]*?)<\/main>/.exec(root)?.[1] ?? '';
	const headings = [...main.matchAll(/<h[1-3][^>]*>([\s\S]*?)<\/h[1-3]>/g)].map(([, inner = '']) =>
		words(inner),
	);
	return {
		path,
		title: words(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '').replace(/ \| [^|]*$/, ''),
		description: words(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''),
		headings: headings.join(' '),
		text: words(main.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')),
	};
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function words(html: string): string {
	return html
		.replace(/<[^>]+>/g, ' ')
		.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
		.replace(/\s+/g, ' ')
		.trim();
}

/** The pages as the search knows them: with what visitors call their matter, and without the page of the search itself. */
export function searchIndex(pages: readonly FoundPage[]): readonly IndexedPage[] {
	const names = new Map<string, PathName>(
		Object.entries(paths).map(([name, path]) => [path, name as PathName]),
	);
	return pages
		.filter(({ path }) => path !== paths.search)
		.map((page) => {
			const name = names.get(page.path);
			return { ...page, keywords: (name && pageKeywords[name]) ?? '' };
		});
}

/** The division that a page belongs to. */
export function threadOf({ root }: RenderedPage): Thread {
	return (/data-thread="(\w+)"/.exec(root)?.[1] ?? 'group') as Thread;
}
