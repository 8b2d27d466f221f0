import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { PageMeta } from '#content/shapes.ts';
import { responseRoutes } from './response-routes.tsx';
import { routes } from './routes.tsx';
import { ToldMeta } from './seo/told-meta.ts';

const { query, dataRoutes } = createStaticHandler([...routes, responseRoutes]);

const root = '<div id="root">';

/** One address as HTML. */
export type RenderedPage = {
	/** What React puts into the head: title, description, links. */
	readonly head: string;
	/** The root with the page. */
	readonly root: string;
	/** What the page says of itself; a response page says nothing. */
	readonly meta?: PageMeta;
};

/**
 * Renders one address whole; a part that throws fails the build.
 * @param path an address of the site, such as `/faq`
 */
export async function render(path: string): Promise<RenderedPage> {
	const context = await query(new Request(new URL(path, 'http://localhost')));
	if (context instanceof Response) throw new Error(`${path} answers with status ${context.status}`);
	// a module that throws while it is loaded would show the error page
	for (const problem of Object.values(context.errors ?? {})) throw problem;
	const told: PageMeta[] = [];
	const { prelude } = await prerender(
		<div id="root">
			<StrictMode>
				<ToldMeta value={(meta) => told.push(meta)}>
					<StaticRouterProvider
						router={createStaticRouter(dataRoutes, context)}
						context={context}
						hydrate={false}
					/>
				</ToldMeta>
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
	const [meta] = told;
	return { head: html.slice(0, start), root: html.slice(start), ...(meta && { meta }) };
}
