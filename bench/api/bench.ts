import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOffice } from '../../tests/office/office-process.ts';
import type { Bench } from '../serve-build.ts';
import { bareFastify, bareNode } from './bare-servers.ts';
import { fillStore } from './fill-store.ts';
import { type Figure, measure, median } from './measure.ts';

const rounds = 3;

const cells = (...words: (string | number)[]) =>
	process.stdout.write(`${words.map((word) => String(word).padStart(12)).join('')}\n`);

/**
 * `npm run bench -- api [seconds] [letters stored] [connections …]`: the office beside a bare Fastify and a bare
 * node:http, in interleaved rounds. Every letter is on the disk before it is answered. Needs `npm run build`.
 */
export const bench: Bench = async ([seconds = '3', stored = '10', ...asked]) => {
	const connections = asked.length > 0 ? asked.map(Number) : [1, 8, 50, 64, 512];
	const folder = mkdtempSync(join(tmpdir(), 'bench-'));
	await fillStore(folder, Number(stored));
	await using office = await startOffice({ DATA_DIR: folder, BUILD_DIR: 'build', LOG_LEVEL: 'silent' });
	const answer = await fetch(`${office.origin}/About`);
	if (!answer.ok) throw new Error('There is no built site: npm run build');
	const page = Buffer.from(await answer.arrayBuffer());
	const bare = { fastify: await bareFastify(page), 'node:http': await bareNode(page) };
	const servers = {
		office: office.origin,
		fastify: bare.fastify.origin,
		'node:http': bare['node:http'].origin,
	};

	process.stdout.write(
		`page of ${page.length} bytes, ${stored} letters stored, ${rounds} rounds of ${seconds} s, medians\n`,
	);
	cells('what', 'connections', 'server', 'answers/s', 'p99 ms', 'failed', 'of Fastify');
	for (const [what, path] of [
		['GET', '/About'],
		['POST', '/api/send-email'],
	] as const)
		for (const count of connections) {
			const figures: Record<string, Figure[]> = {};
			for (let round = 0; round < rounds; round++)
				for (const [name, origin] of Object.entries(servers)) {
					figures[name] ??= [];
					figures[name].push(await measure(origin + path, what === 'POST', count, Number(seconds)));
				}
			const rate = (name: string) => median((figures[name] ?? []).map((figure) => figure.rate));
			for (const [name, measured] of Object.entries(figures))
				cells(
					what,
					count,
					name,
					Math.round(rate(name)),
					median(measured.map(({ p99 }) => p99)),
					measured.reduce((sum, { failed }) => sum + failed, 0),
					(rate(name) / rate('fastify')).toFixed(2),
				);
		}
	await Promise.all(Object.values(bare).map((server) => server.close()));
};
