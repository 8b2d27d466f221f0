import type { RouteObject } from 'react-router';
import type { EditionPath, Path } from '#contract/paths.ts';
import type { responsePath } from '#contract/response-pages.ts';
import { LoadedPage, type PageModule } from './loaded-page.tsx';
import { pageModule } from './page-module.ts';

/** Of the site, of a past edition, of a response, or any other. */
type Address = Path | EditionPath | ReturnType<typeof responsePath> | '*';

export type LoadPage = () => Promise<PageModule>;

/**
 * The route of a page: an address and the module, which is fetched when it is needed. The router ignores letter case, so
 * `/OLDHome` is `/OLdHome` too.
 * @param near what the page itself brings when the visitor comes near, unless they have walked to the page
 */
export function page(path: Address, load: LoadPage, near?: () => Promise<unknown>): RouteObject {
	// the names of all pages' files stand in the file that this one is built into
	const { loader, ...handle } = pageModule(load, import.meta.url, { near });
	return { id: path, path, loader, handle, Component: LoadedPage, shouldRevalidate: () => false };
}
