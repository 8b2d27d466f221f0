import type { RouteObject } from 'react-router';
import * as timings from '#app/behaviours/timings.ts';
import { pageAt } from './page-route.ts';

/**
 * Fetches a page as soon as the visitor means to go there: a link that the pointer or the focus rests on for
 * `timings.intent`, or one that is pressed. React Router's own prefetching belongs to its framework mode.
 */
export function prefetchOnIntent(routes: RouteObject[]): void {
	const fetched = new Set([window.location.pathname]);
	const prefetch = (path: string) => {
		if (fetched.has(path)) return;
		fetched.add(path);
		// what fails is asked for again by the click, which also says so
		pageAt(routes, path)?.prefetch();
	};
	let timer = 0;
	const onIntent = ({ target, type }: Event) => {
		clearTimeout(timer);
		const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
		if (!link) return;
		if (type === 'pointerdown') prefetch(link.pathname);
		else timer = window.setTimeout(prefetch, timings.intent, link.pathname);
	};
	for (const event of ['pointerover', 'focusin', 'pointerdown']) document.addEventListener(event, onIntent);
}
