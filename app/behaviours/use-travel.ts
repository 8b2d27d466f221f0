import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';

/** One page gives way to the next softly where the browser can (app/styles/travel.css). */
export const travel = {
	viewTransition: typeof document === 'object' && 'startViewTransition' in document,
};

/**
 * Follows a link to a page of ours without a new document: one listener for all links, in place of React Router's
 * `Link`, which is 3 KB of script and some fifteen hooks for each of a page's forty links (decision 0002). A click with
 * another button or a key held, a `download`, and what is no page of ours stay with the browser.
 */
export function useTravel(): void {
	const router = useContext(RouterContext)?.router;
	useEffect(() => {
		if (!router) return;
		const follow = (event: MouseEvent) => {
			const link = (event.target as Element).closest<HTMLAnchorElement>(
				'a[href^="/"]:not([target], [download])',
			);
			if (!link || event.defaultPrevented || !isPlain(event)) return;
			const isOurs = router.match(link.pathname)?.at(-1)?.route.path !== '*';
			if (!isOurs) return;
			event.preventDefault();
			const { pathname, search, hash, href } = link;
			router.navigate(pathname + search + hash, { ...travel, replace: href === location.href });
		};
		document.addEventListener('click', follow);
		return () => document.removeEventListener('click', follow);
	}, [router]);
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
	button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
