import { startTransition } from 'react';
import { parsePath, type RouteObject } from 'react-router';
import type { Walk } from '#app/behaviours/use-walk.ts';
import { pageAt } from './page-route.ts';
import { pageIsAsked } from './page-wait.ts';

/**
 * Walks among the pages of the site: the page that is shown stays until the module of the next one has come (ERR-2), and
 * whoever asks for another one meanwhile goes there instead.
 * @param pathname of the page that the document opens with
 */
export function walker(routes: RouteObject[], pathname: string): Walk {
	let shown = pageAt(routes, pathname);
	let meanwhile = new AbortController();
	return async (to, show) => {
		meanwhile.abort();
		const next = pageAt(routes, parsePath(to).pathname ?? '/');
		if (next === shown) return show();
		pageIsAsked(to);
		meanwhile = new AbortController();
		const { signal } = meanwhile;
		if (!next?.isThere()) await next?.walk(signal);
		if (signal.aborted) return;
		// one that has failed is asked for again
		shown = next?.isThere() ? next : undefined;
		// it gives way to the visitor while a long page is rendered
		startTransition(show);
	};
}

/** Has Back and Forward walk too: the router hears of them when the page is there. It is called before the router starts. */
export function walkBack(walk: Walk): void {
	let isThere = false;
	window.addEventListener('popstate', (event) => {
		if (isThere) return;
		event.stopImmediatePropagation();
		const { pathname, search, hash } = window.location;
		walk(pathname + search + hash, () => {
			isThere = true;
			window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
			isThere = false;
		});
	});
}
