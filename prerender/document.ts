import type { PageFiles } from '#app/loader/page-files.ts';
import type { RenderedPage } from '#app/server.tsx';

/**
 * Where a page's own parts go in `index.html`. Its `rel="expect"` has the browser wait with the first paint until the
 * header is whole, half of which would shift; its `@layer` says the order of the layers before a sheet fills one.
 */
const places = {
	html: '<html lang="en">',
	head: '<!--head-->',
	root: '<div id="root"></div>',
	script: '<script type="module" src="/app/client.tsx"></script>',
} as const;

type Parts = {
	readonly page: RenderedPage;
	/** The rules of the style sheet; critical CSS is selected from them afterwards. */
	readonly rules: string;
	readonly files: PageFiles;
	/** Structured data; none on a response page. */
	readonly data?: string;
	/** The text of the loader; none on a response page, which has one plain style sheet and a script of its own. */
	readonly loader?: string;
	/** The text of that script (app/response.ts). */
	readonly script?: string;
};

/**
 * The whole document of a page.
 * @param template the text of `index.html`
 */
export function documentOf(
	template: string,
	{ page, rules, files, data = '', loader, script = '' }: Parts,
): string {
	const { styles, fonts, client, imports } = files;
	const sheet = `<link rel="stylesheet" href="${styles}">`;
	const laterSheet = loader === undefined ? sheet : `<noscript>${sheet}</noscript>`;
	const filesJson = JSON.stringify({ styles, fonts, client, imports } satisfies PageFiles);
	const scripts =
		loader === undefined
			? `<script type="module">${script}</script>`
			: `<script type="application/json" id="files">${filesJson}</script><script type="module">${loader}</script>`;
	return (
		[
			[places.html, `<html lang="en" ${loader === undefined ? 'data-response' : 'data-render-deferred'}>`],
			[places.head, `${page.head}${data}<style>${rules}</style>${laterSheet}`],
			[places.root, page.root],
			[places.script, scripts],
		] as const
	).reduce((html, [place, part]) => {
		if (!html.includes(place)) throw new Error(`index.html has no ${place} any more.`);
		return html.replace(place, () => part);
	}, template);
}
