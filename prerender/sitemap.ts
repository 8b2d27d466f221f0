import { sitePaths } from '#app/editions/site-paths.ts';
import type { FoundPage } from '#app/search/found-page.ts';
import { llmsWords as words } from '#content/site/llms.ts';
import { canonical } from '#contract/paths.ts';

/** Files for search engines and language models: pure functions from the list of pages. */

/** The addresses that search engines should keep. */
export const ownPaths = sitePaths.filter((path) => canonical(path) === path);

/** `sitemap.xml`: every canonical address, in full. */
export function sitemap(origin: string): string {
	const entries = ownPaths.map((path) => `\t<url><loc>${origin}${path}</loc></url>\n`).join('');
	const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${entries}</urlset>\n`;
}

/** `robots.txt`: everything may be read but the API. */
export function robots(origin: string): string {
	return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** `llms.txt`: what the site is, and each page with its description. */
export function llms(origin: string, pages: readonly FoundPage[]): string {
	const lines = pages.map(
		({ path, title, description }) => `- [${title}](${origin}${path}): ${description}\n`,
	);
	return `# ${words.heading}\n\n> ${words.about}\n\n## ${words.pages}\n\n${lines.join('')}`;
}
