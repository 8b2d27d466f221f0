import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { pageAt } from './navigation/page-route.ts';
import { responseRoutes } from './response-routes.tsx';
import { Pages, routes } from './routes.tsx';
import { type Said, Told } from './seo/told.ts';

const allRoutes = [...routes, responseRoutes];

const root = '<div id="root">';

/** One address as HTML, and what is said of it; a response page has no `meta`. */
export type RenderedPage = Said & {
	/** What React puts into the head: title, description, links. */
	readonly head: string;
	/** The root with the page. */
	readonly root: string;
};

/**
 * Renders one address whole; a part that throws fails the build.
 * @param path an address of the site, such as `/faq`
 */
export async function render(path: string): Promise<RenderedPage> {
	await pageAt(allRoutes, path)?.bring();
	const said: Said = {};
	const { prelude } = await prerender(
		<div id="root">
			<StrictMode>
				<Told value={(more) => Object.assign(said, more)}>
					<StaticRouter location={path}>
						<Pages routes={allRoutes} />
					</StaticRouter>
				</Told>
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
	return { head: html.slice(0, start), root: html.slice(start), ...said };
}
