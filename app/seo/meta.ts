import type { MetaDescriptor } from 'react-router';
import { company } from '#content/company.ts';
import type { PageMeta } from '#content/shapes.ts';
import { canonical, paths } from '#contract/paths.ts';

/** Where the site lives in public; canonical links and share cards need it in full. */
const origin: string = import.meta.env.VITE_PUBLIC_ORIGIN;

/**
 * The head of a page (RT-46): title, description, canonical link, and what a shared link shows.
 * Use as `export const meta = pageMeta(words.meta)` in a page.
 */
export function pageMeta(page: PageMeta): () => MetaDescriptor[] {
	const address = origin + canonical(paths[page.path]);
	const title = `${page.title} | ${company.shortName}`;
	const card = `${origin}/cards/${page.path}.png`;
	return () => [
		{ title },
		{ name: 'description', content: page.description },
		{ tagName: 'link', rel: 'canonical', href: address },
		{ property: 'og:type', content: 'website' },
		{ property: 'og:site_name', content: company.mark },
		{ property: 'og:title', content: page.title },
		{ property: 'og:description', content: page.description },
		{ property: 'og:url', content: address },
		{ property: 'og:image', content: card },
		{ property: 'og:image:alt', content: page.title },
		{ property: 'og:image:width', content: '1200' },
		{ property: 'og:image:height', content: '630' },
		{ name: 'twitter:card', content: 'summary_large_image' },
	];
}

/** The head of an answer page: never indexed, no address of its own. */
export function answerMeta(title: string): () => MetaDescriptor[] {
	return () => [{ title: `${title} | ${company.shortName}` }, { name: 'robots', content: 'noindex' }];
}
