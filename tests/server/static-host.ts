import { readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pageHeaders } from '#server/static/headers.ts';
import { mediaType } from '#server/static/mime.ts';
import { readBuild } from '#server/static/read-build.ts';

/** A host that only hands out files: the built site, with the headers that `build/pages.json` asks for. */
export type StaticHost = AsyncDisposable & {
	readonly origin: string;
	/** Says where the API lives, as `VITE_API_BASE` does when the site is built. */
	readonly callAt: (api: string) => void;
};

const submissions = '/api/send-';

/** Sends a page as a slow line brings it: its head, then its body piece by piece, with a frame of the browser between. */
async function sendInPieces(response: ServerResponse, page: string, pieces: number): Promise<void> {
	const body = page.indexOf('<body');
	const length = Math.ceil((page.length - body) / pieces);
	response.write(page.slice(0, body));
	for (let from = body; from < page.length; from += length) {
		response.write(page.slice(from, from + length));
		await setTimeout(20);
	}
	response.end();
}

/**
 * Serves `build/client`, the body of a page in as many pieces as asked. The addresses of the submissions are put in while
 * serving, which spares the test a second build.
 */
export async function openStaticHost({ pieces = 1 } = {}): Promise<StaticHost> {
	let api = '';
	const { pages } = readBuild('build');
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://host');
		const page = pages[pathname];
		const file = join('build/client', normalize(page?.file ?? decodeURIComponent(pathname)));
		if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
		response.setHeader('content-type', page ? 'text/html; charset=utf-8' : (mediaType(file) ?? ''));
		const headers = page ? pageHeaders({ ...page, api }, { PUBLIC_ORIGIN: '', VITALS_URL: '' }) : {};
		for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
		const bytes = readFileSync(file);
		if (!page && !file.endsWith('.js')) return response.end(bytes);
		const words = bytes.toString().replaceAll(submissions, api + submissions);
		return page ? sendInPieces(response, words, pieces) : response.end(words);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as { port: number };
	return {
		origin: `http://127.0.0.1:${port}`,
		callAt(address) {
			api = address;
		},
		async [Symbol.asyncDispose]() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
