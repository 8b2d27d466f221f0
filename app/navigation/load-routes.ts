import { matchRoutes, type RouteObject } from 'react-router';

/** Loads the modules of an address into the route table, as React Router asks before it hydrates a lazy route. */
export async function loadRoutes(routes: RouteObject[], path: string): Promise<void> {
	const matches = matchRoutes(routes, path) ?? [];
	await Promise.all(
		matches.map(async ({ route }) => {
			if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
		}),
	);
}

/** Fetches the modules of an address; what fails is asked for again by the click, which also says so when it fails. */
export function prefetchRoutes(routes: RouteObject[], path: string): void {
	for (const { route } of matchRoutes(routes, path) ?? [])
		if (typeof route.lazy === 'function') route.lazy().catch(() => {});
}
