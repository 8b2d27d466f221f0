import type { ComponentType, ContextType } from 'react';
import type { RouteObject, UNSAFE_FrameworkContext as TableContext } from 'react-router';
import { newSheets } from './behaviours/new-sheets.ts';
import * as pace from './behaviours/pace.ts';

/** React Router's table of routes and the modules of those that are there, by route. */
export type Table = NonNullable<ContextType<typeof TableContext>>;

type Seats = Table['manifest']['routes'];
type Screens = Table['routeModules'];
type Seat = NonNullable<Seats[string]>;
type Screen = NonNullable<Screens[string]>;
type Shown = Pick<RouteObject, 'Component' | 'ErrorBoundary' | 'element' | 'errorElement' | 'handle'>;

/**
 * The routes of a living page. Those of the page itself are there; another's module and sheets are fetched when the
 * visitor goes to it, for at most `pace.chunkTimeout`, else the error screen stands in its place (ERR-2).
 *
 * @param screens is given what is fetched; `Meta` reads it there
 */
export function clientRoutes(seats: Seats, screens: Screens): RouteObject[] {
	const byParent = Object.groupBy(Object.entries(seats), ([, seat]) => seat?.parentId ?? '');
	const under = (parent: string): RouteObject[] =>
		(byParent[parent] ?? []).flatMap(([id, seat]) => {
			if (!seat) return [];
			const screen = screens[id];
			const lazy = async () => {
				const fresh = await fetched(seat);
				screens[id] = fresh;
				return shown(fresh);
			};
			const route = { id, ...(screen ? shown(screen) : { lazy }) };
			if (seat.index) return { ...route, index: true };
			return { ...route, ...(seat.path !== undefined && { path: seat.path }), children: under(id) };
		});
	return under('');
}

/** The module of a route, when its sheets are there too. */
async function fetched({ module, css }: Seat): Promise<Screen> {
	const arriving = Promise.all([bring(module), Promise.all(newSheets(css).map(warm))]);
	const [screen] = await Promise.race([arriving, lateness()]);
	return screen;
}

const bring = (module: string): Promise<Screen> => import(/* @vite-ignore */ module);

/** A sheet that was preloaded dresses its page in the step that shows it; one that fails is asked for again by its link. */
function warm(href: string): Promise<unknown> {
	const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href });
	document.head.append(link);
	return new Promise((settled) => {
		link.onload = link.onerror = settled;
	}).finally(() => link.remove());
}

const lateness = () =>
	new Promise<never>((_, reject) => {
		setTimeout(() => reject(new Error('The page took too long to arrive.')), pace.chunkTimeout);
	});

/** The root brings the document around every page (`Layout`). */
function shown({ default: Component, ErrorBoundary, Layout, handle }: Screen): Shown {
	if (!Layout) return { Component, ErrorBoundary: ErrorBoundary ?? null, handle };
	const around = (Part: ComponentType) => (
		<Layout>
			<Part />
		</Layout>
	);
	return { element: around(Component), errorElement: ErrorBoundary ? around(ErrorBoundary) : null };
}
