import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { PageMeta } from '#content/shapes.ts';
import { pageAt } from './navigation/page-route.ts';
import { responseRoutes } from './response-routes.tsx';
import { Pages, routes } from './routes.tsx';
import { ToldMeta } from './seo/told-meta.ts';

const allRoutes = [...routes, responseRoutes];

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
	await pageAt(allRoutes, path)?.bring();
	const told: PageMeta[] = [];
	const { prelude } = await prerender(
		<div id="root">
			<StrictMode>
				<ToldMeta value={(meta) => told.push(meta)}>
					<StaticRouter location={path}>
						<Pages routes={allRoutes} />
					</StaticRouter>
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
