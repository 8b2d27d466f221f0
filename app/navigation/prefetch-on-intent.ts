import type { RouteObject } from 'react-router';
import * as timings from '#app/behaviours/timings.ts';
import { prefetchRoutes } from './load-routes.ts';

/**
 * Fetches a page as soon as the visitor means to go there: a link that the pointer or the focus rests on for
 * `timings.intent`, or one that is pressed. React Router's own prefetching belongs to its framework mode.
 */
export function prefetchOnIntent(routes: RouteObject[]): void {
	const fetched = new Set([window.location.pathname]);
	const prefetch = (path: string) => {
		if (fetched.has(path)) return;
		fetched.add(path);
		prefetchRoutes(routes, path);
	};
	let resting = 0;
	const onSign = ({ target, type }: Event) => {
		clearTimeout(resting);
		const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
		if (!link) return;
		if (type === 'pointerdown') prefetch(link.pathname);
		else resting = window.setTimeout(prefetch, timings.intent, link.pathname);
	};
	for (const sign of ['pointerover', 'focusin', 'pointerdown']) document.addEventListener(sign, onSign);
}
