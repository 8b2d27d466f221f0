import { startTransition } from 'react';
import { parsePath, type RouteObject } from 'react-router';
import type { PageLoader } from '#app/behaviours/use-page-navigate.ts';
import { pageAt } from './page-route.ts';
import { pageIsAsked } from './page-wait.ts';

/**
 * Loads the pages of the site: the one that is shown stays until the module of the next one has come (ERR-2), and whoever
 * asks for another one meanwhile goes there instead.
 * @param pathname of the page that the document opens with
 */
export function pageLoader(routes: RouteObject[], pathname: string): PageLoader {
	let shown = pageAt(routes, pathname);
	let latest = new AbortController();
	return async (to, show) => {
		latest.abort();
		const next = pageAt(routes, parsePath(to).pathname ?? '/');
		if (next === shown) return show();
		pageIsAsked(to);
		latest = new AbortController();
		const { signal } = latest;
		if (!next?.isThere()) await next?.load(signal);
		if (signal.aborted) return;
		// one that has failed is asked for again
		shown = next?.isThere() ? next : undefined;
		// it gives way to the visitor while a long page is rendered
		startTransition(show);
	};
}

/**
 * Has Back and Forward wait for their page too: the router hears of them when it is there. To be called before the router
 * starts, so that it is heard first.
 */
export function loadOnPopState(loadPage: PageLoader): void {
	let isOurs = false;
	window.addEventListener('popstate', (event) => {
		if (isOurs) return;
		event.stopImmediatePropagation();
		const { pathname, search, hash } = window.location;
		loadPage(pathname + search + hash, () => {
			isOurs = true;
			window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
			isOurs = false;
		});
	});
}
