import { type ComponentType, createElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import type { EditionPath, Path } from '#contract/paths.ts';
import type { responsePath } from '#contract/response-pages.ts';
import { type LazyPage, pageModule } from './page-module.ts';

/** What the module of a page exports: the page, and what it says to its layout. */
export type PageModule = { readonly Component: ComponentType; readonly handle?: unknown };

/** Of the site, of a past edition, of a response, or any other. */
type Address = Path | EditionPath | ReturnType<typeof responsePath> | '*';

export type LoadPage = () => Promise<PageModule>;

/** A route that shows a page, with the page's module as its `handle`. */
export type PageRoute = RouteObject & { readonly path: string; readonly handle: LazyPage<PageModule> };

/**
 * The route of a page: its address and its module, which is fetched when it is needed. The router ignores letter case:
 * `/OLDHome` is `/OLdHome` too.
 * @param near brings what a page that opens as a document fetches once the visitor is near it; whoever comes from another
 * page of ours has it with the page
 */
export function page(path: Address, load: LoadPage, near?: () => Promise<unknown>): PageRoute {
	// this module is built into the file that names those of all pages: with any of them, its own name changes
	const handle = pageModule(load, import.meta.url, { near });
	return { path, handle, element: createElement(LoadedPage, { page: handle }) };
}

/** Shows a page whose module has come. */
const LoadedPage = ({ page }: { readonly page: LazyPage<PageModule> }) =>
	createElement(page.module().Component);

/** The page of an address, if there is a route for it. */
export const pageAt = (routes: RouteObject[], pathname: string): LazyPage<PageModule> | undefined =>
	matchRoutes(routes, pathname)?.at(-1)?.route.handle;
