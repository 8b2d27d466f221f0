import { matchRoutes, type RouteObject } from 'react-router';
import type { PageModule } from './loaded-page.tsx';
import type { LazyPage } from './page-module.ts';

/** The page of an address, if there is a route for it. */
export const pageAt = (routes: RouteObject[], pathname: string): LazyPage<PageModule> | undefined =>
	matchRoutes(routes, pathname)?.at(-1)?.route.handle;
