import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import type { EditionPath, Path } from '#contract/paths.ts';
import type { responsePath } from '#contract/response-pages.ts';
import { LoadedPage, type PageModule } from './loaded-page.tsx';
import { pageModule } from './page-module.ts';
import { isSent, SentPage, StaticPage } from './sent.tsx';

/** Of the site, of a past edition, of a response, or any other. */
type Address = Path | EditionPath | ReturnType<typeof responsePath> | '*';

export type LoadPage = () => Promise<PageModule>;

/**
 * The route of a page: an address and the module, which is fetched when it is needed. The router ignores letter case, so
 * `/OLDHome` is `/OLdHome` too.
 * @param near what the page itself brings when the visitor comes near, unless they have walked to the page
 */
export function page(path: Address, load: LoadPage, near?: () => Promise<unknown>): RouteObject {
	const withParts = async () => {
		const module = await load();
		if (!isSent(path)) await module.parts?.bring();
		return module;
	};
	// the names of all pages' files stand in the file that this one is built into
	const { loader, ...handle } = pageModule(withParts, import.meta.url, { near });
	return { id: path, path, loader, handle, Component: LoadedPage, shouldRevalidate: () => false };
}

/**
 * The route of a page that holds words, pictures and links alone. A document that opens with it shows it as it was sent:
 * its module comes only to those who walk to it from another page.
 */
export const staticPage = (path: Address, load: LoadPage): RouteObject =>
	page(path, async () => {
		if (isSent(path)) return { Component: SentPage };
		const { Component } = await load();
		return { Component: () => createElement(StaticPage, null, createElement(Component)) };
	});
