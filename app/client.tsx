import './styles/site.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { PageLoaderContext } from './behaviours/use-page-navigate.ts';
import { dropOddState } from './navigation/drop-odd-state.ts';
import { keepTextNodes } from './navigation/keep-text-nodes.ts';
import { keepTyped } from './navigation/keep-typed.ts';
import { loadOnPopState, pageLoader } from './navigation/page-loader.ts';
import { pageAt } from './navigation/page-route.ts';
import { prefetchOnIntent } from './navigation/prefetch-on-intent.ts';
import { reloadWhenStuck } from './navigation/reload-when-stuck.ts';
import { Pages, routes } from './routes.tsx';

/** Starts the site in the browser: hydrates a prerendered page, or renders where there is none (`npm run dev`). */

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

// what is prerendered must be there when React hydrates it
await pageAt(routes, window.location.pathname)?.first();
// a task of its own, so that the visitor's taps are answered between the page's modules and React's start
await new Promise((resolve) => setTimeout(resolve));
dropOddState();
const loadPage = pageLoader(routes, window.location.pathname);
loadOnPopState(loadPage);
const site = (
	<StrictMode>
		<PageLoaderContext value={loadPage}>
			{/* `loadPage` says which change of the address may wait */}
			<BrowserRouter useTransitions={false}>
				<Pages routes={routes} />
			</BrowserRouter>
		</PageLoaderContext>
	</StrictMode>
);

keepTextNodes(root);
const bringBack = keepTyped(root);
/** React renders a part anew that does not hydrate, as where the browser has translated it before. */
function onRecoverableError(problem: unknown) {
	bringBack();
	console.error(problem);
}

// a transition gives way to the visitor while a long page hydrates
if (root.firstElementChild === null) createRoot(root).render(site);
else startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));

prefetchOnIntent(routes);
reloadWhenStuck();
