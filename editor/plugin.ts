import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { examplesLeft } from '../scripts/examples-left.ts';
import { whatUndoDoes } from '../scripts/publishing/last.ts';
import { recordFiles } from '../scripts/record-files.ts';
import { problemsOnDisk } from '../scripts/records-on-disk.ts';
import { addPhoto } from './add-photo.ts';
import { type Answer, pressed, Refusal, tell } from './answer.ts';
import { followSaves } from './follow-saves.ts';
import { beginNext, suggestNext } from './next-conference.ts';
import { photoLists } from './photo-lists.ts';
import { answerForm, versionOf } from './save.ts';

/** Nothing of the editor leaves this machine: Keystatic would ask a host outside for a font. */
const policy = [
	"default-src 'self'",
	// Vite's own scripts in development
	"script-src 'self' 'unsafe-inline'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data: blob:",
	"connect-src 'self' ws:",
	"frame-ancestors 'self'",
].join('; ');

/** What every page of the editor begins with; its own file goes on. */
const head =
	'<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg">';

const json =
	(read: () => unknown): Answer =>
	async (_, response) => {
		response.setHeader('content-type', 'application/json');
		response.end(JSON.stringify(await read()));
	};

const asPage = (response: ServerResponse) =>
	response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-security-policy', policy);

/** A program of its own reads the records as they lie now. */
const emails: Answer = (_, response) =>
	spawn(process.execPath, ['scripts/email-preview.ts']).stdout.pipe(asPage(response));

/** Runs `npm run publish` and answers with what it says, as it says it. */
const publish = (words: readonly string[]): Answer =>
	pressed((_, response) => {
		response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
		const child = spawn(process.execPath, ['scripts/publish.ts', ...words]);
		child.stdout.pipe(response, { end: false });
		child.stderr.pipe(response, { end: false });
		child.on('close', (code) => response.end(code === 0 ? '\nDone.\n' : '\nNothing was published.\n'));
	});

/** The version of every record, by its file. */
async function versions(): Promise<Readonly<Record<string, string>>> {
	const files = (await recordFiles()).map((file) => `content/records/${file}`);
	const entries = files.map(async (file) => [file, versionOf(await readFile(file))] as const);
	return Object.fromEntries(await Promise.all(entries));
}

/** The editor at `/edit`, its forms and what follows a save; only in `npm run dev`, which adds it. */
export function editor(): Plugin {
	const page =
		(server: ViteDevServer, file: string): Answer =>
		async (request, response) => {
			const html = await readFile(join(server.config.root, 'editor', file), 'utf8');
			asPage(response).end(await server.transformIndexHtml(request.url ?? '/', head + html));
		};

	return {
		name: 'aeg-editor',
		// without this the watcher drops a change that comes within 50 ms of the one before
		config: () => ({ server: { watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } } } }),
		configureServer(server) {
			const answers: readonly (readonly [RegExp, Answer])[] = [
				[/^\/api\/keystatic\//, answerForm],
				[/^\/api\/edit\/versions$/, json(versions)],
				[/^\/api\/edit\/problems$/, json(() => problemsOnDisk(Date.now()))],
				[/^\/api\/edit\/examples$/, json(examplesLeft)],
				[/^\/api\/edit\/photo-lists$/, json(photoLists)],
				[/^\/api\/edit\/photo\?/, pressed(addPhoto)],
				[/^\/api\/edit\/suggest-next$/, json(suggestNext)],
				[/^\/api\/edit\/next-conference\?/, pressed(beginNext)],
				[/^\/api\/edit\/publish$/, publish([])],
				[/^\/api\/edit\/undo$/, publish(['--undo'])],
				[/^\/api\/edit\/what-undo-does$/, json(whatUndoDoes)],
				[/^\/edit\/?(\?|$)/, page(server, 'index.html')],
				[/^\/edit\/start$/, page(server, 'start.html')],
				[/^\/edit\/emails$/, emails],
				[/^\/edit\/photos$/, page(server, 'photos.html')],
				[/^\/edit\/next-conference$/, page(server, 'next.html')],
				[/^\/keystatic(\/|\?|$)/, page(server, 'form.html')],
			];
			server.middlewares.use((request, response, next) => {
				const answer = answers.find(([address]) => address.test(request.url ?? ''))?.[1];
				if (answer === undefined) return next();
				Promise.try(answer, request, response).catch((problem) => {
					if (problem instanceof Refusal) tell(response, 422, problem.message);
					else next(problem);
				});
			});
			followSaves(server);
		},
	};
}
