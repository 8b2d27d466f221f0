import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from './routes.tsx';

const { query, dataRoutes } = createStaticHandler(routes);

const root = '<div id="root">';

/** One address as HTML: what React puts into the head (title, description, links), and the root with the page. */
export type RenderedPage = { readonly head: string; readonly root: string };

/**
 * Renders one address whole; a part that throws fails the build.
 * @param path an address of the site, such as `/faq`
 */
export async function render(path: string): Promise<RenderedPage> {
	const context = await query(new Request(new URL(path, 'http://localhost')));
	if (context instanceof Response) throw new Error(`${path} answers with status ${context.status}`);
	// a module that throws while it is loaded would show the error page
	for (const problem of Object.values(context.errors ?? {})) throw problem;
	const { prelude } = await prerender(
		<div id="root">
			<StrictMode>
				<StaticRouterProvider
					router={createStaticRouter(dataRoutes, context)}
					context={context}
					hydrate={false}
				/>
			</StrictMode>
		</div>,
		{
			// otherwise React moves a large Suspense boundary behind the page, where only script could put it in place
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onError(error) {
				throw error;
			},
		},
	);
	const html = await new Response(prelude).text();
	const start = html.indexOf(root);
	return { head: html.slice(0, start), root: html.slice(start) };
}
