import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Prerenders one page, whole: React would otherwise move a large Suspense boundary behind the page, where only script
 * could bring it into place.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	const page = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
		progressiveChunkSize: Number.POSITIVE_INFINITY,
		onError(error) {
			throw error;
		},
	});
	await page.allReady;
	headers.set('Content-Type', 'text/html');
	return new Response(page, { status, headers });
}
