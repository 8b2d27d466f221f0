import type { FoundPage } from '#app/search/page-index.ts';
import { sitePaths } from '#content/conference/editions.ts';
import { canonical } from '#contract/paths.ts';

/** Files for search engines and language models: pure functions from the list of pages. */

/** The addresses that search engines should keep. */
export const ownPaths = sitePaths.filter((path) => canonical(path) === path);

/** `sitemap.xml`: every canonical address, in full. */
export function sitemap(origin: string): string {
	const entries = ownPaths.map((path) => `\t<url><loc>${origin}${path}</loc></url>`);
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
		...entries,
		'</urlset>',
		'',
	].join('\n');
}

/** `robots.txt`: everything may be read but the API. */
export function robots(origin: string): string {
	return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** `llms.txt`: what the site is, and each page with its description. */
export function llms(origin: string, pages: readonly FoundPage[]): string {
	const lines = pages.map(({ path, title, description }) => `- [${title}](${origin}${path}): ${description}`);
	return [
		'# AEG Consultancy Services',
		'',
		'> Research consultancy, scientific conferences and software services; Bhopal, India. Names and figures that a page marks as samples are not facts.',
		'',
		'## Pages',
		'',
		...lines,
		'',
	].join('\n');
}
