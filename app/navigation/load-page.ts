import { matchRoutes, type RouteObject } from 'react-router';
import type { PageModule } from './loaded-page.tsx';

/** What the route of a page says of its module: how the first page of a document has it, and how it is fetched ahead. */
export type PageHandle = { readonly first: () => Promise<PageModule>; readonly prefetch: () => void };

function routeOf(routes: RouteObject[], path: string) {
	const { id = '', handle } = matchRoutes(routes, path)?.at(-1)?.route ?? {};
	return { id, handle: handle as PageHandle | undefined };
}

/**
 * Loads the page that React hydrates: the router must have it from the start.
 * @returns what the router takes as the data of its loaders, by the id of the route
 */
export async function loadPage(routes: RouteObject[], path: string): Promise<Record<string, PageModule>> {
	const { id, handle } = routeOf(routes, path);
	return handle ? { [id]: await handle.first() } : {};
}

/** Fetches the module of an address; what fails is asked for again by the click, which also says so when it fails. */
export function prefetchPage(routes: RouteObject[], path: string): void {
	routeOf(routes, path).handle?.prefetch();
}
