import type { FoundPage } from '../../app/search/page-index.ts';
import type { Thread } from '../../content/shapes.ts';

/** Reads a finished page for the search: its title, description, headings and the beginning of its words. */
export function readPage(path: string, html: string): FoundPage {
	const main = /<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '';
	const headings = [...main.matchAll(/<h[1-3][^>]*>([\s\S]*?)<\/h[1-3]>/g)].map(([, inner = '']) =>
		words(inner),
	);
	return {
		path,
		title: words(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ \| AEG$/, ''),
		description: words(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
		headings: headings.join(' '),
		text: words(main.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')).slice(0, longest),
	};
}

/** Characters of a page that are searched; the index of all pages stays small. */
const longest = 3000;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function words(html: string): string {
	return html
		.replace(/<[^>]+>/g, ' ')
		.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
		.replace(/\s+/g, ' ')
		.trim();
}

/** The thread that a page's shell hangs on. */
export function threadOf(html: string): Thread {
	return (/data-thread="(\w+)"/.exec(html)?.[1] ?? 'group') as Thread;
}
