import type { ReactElement } from 'react';
import { createBrowserRouter, UNSAFE_FrameworkContext as TableContext } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { clientRoutes, type Table } from './client-routes.tsx';

declare global {
	/** What the start of a page leaves here: the table of routes, and the modules that the page has. */
	interface Window {
		readonly __reactRouterManifest: Table['manifest'];
		readonly __reactRouterRouteModules: Table['routeModules'];
	}
}

/**
 * The page that stands in the document, with a router of its own: `HydratedRouter` also brings what loaders, actions and
 * a growing table of routes ask of a server, and no page has them (decision 0002).
 */
export function livePage(): ReactElement {
	const { __reactRouterManifest: manifest, __reactRouterRouteModules: routeModules } = window;
	const table: Table = {
		manifest,
		routeModules,
		future: {},
		ssr: false,
		isSpaMode: false,
		routeDiscovery: { mode: 'initial', manifestPath: '' },
	};
	const routes = clientRoutes(manifest.routes, routeModules);
	// A page that was drawn before stays where the visitor has scrolled to.
	const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
	return (
		<>
			<TableContext value={table}>
				<RouterProvider router={router} />
			</TableContext>
			{/* The build draws a second child here too; without it every name of `useId` would be another. */}
			{null}
		</>
	);
}
