import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Contestant, startBare, startStored } from './contestant.ts';
import { fillStore } from './fill-store.ts';
import { type Cell, measureCell, type Question } from './measure-cell.ts';
import { openTable } from './table.ts';

/**
 * `npm run bench -- api [--seconds 2] [--rounds 3] [--stored 10,100000,1000000] [--connections 1,8,50,64,512]`
 *
 * The built server (`npm run build` first) beside a bare Fastify and a bare node:http, each in a process of its own,
 * the load (autocannon, one process) beside them. GET is /About in brotli, the same bytes from all. POST is a submission:
 * the server checks it, counts it against its limits, and answers after an fsynced commit; the bare ones parse it,
 * Fastify checks it against a schema, and they forget it. Every submission has a key and a sender of its own. The mail
 * server of "server" is away, so submissions wait; the last line, "server, mailing", also writes each submission's email to
 * a folder meanwhile, with an fsync of its own, and is compared with the Fastify of the first store.
 *
 * Samples are interleaved: each round takes each server once. One that other work disturbed (others used more than
 * 5 % of the processors) is taken again, twice at most, and not after nine minutes; the part that others used in the
 * worst sample kept stands in the last column. Medians of the rounds are printed and kept in bench/results/api.json.
 * With the defaults it takes 6 to 11 minutes.
 */
export async function bench(options: readonly string[]): Promise<void> {
	const { values } = parseArgs({
		args: [...options],
		options: {
			seconds: { type: 'string', default: '2' },
			rounds: { type: 'string', default: '3' },
			stored: { type: 'string', default: '10,100000,1000000' },
			connections: { type: 'string', default: '1,8,50,64,512' },
		},
	});
	const numbers = (text: string) => text.split(',').map(Number);
	const effort = {
		seconds: Number(values.seconds),
		rounds: Number(values.rounds),
		until: performance.now() + 540_000,
	};
	const folder = mkdtempSync(join(tmpdir(), 'bench-'));
	const show = openTable();
	const cells: Cell[] = [];
	const ask = async (servers: readonly Contestant[], question: Question) => {
		const fresh = await measureCell(servers, question, effort);
		cells.push(...fresh);
		show(fresh, cells);
	};

	for (const stored of numbers(values.stored)) {
		const data = join(folder, String(stored));
		await fillStore(data, stored);
		const servers = [await startStored(data, false), await startBare('fastify'), await startBare('node')];
		for (const what of ['GET', 'POST'] as const)
			for (const connections of numbers(values.connections))
				await ask(servers, { what, connections, stored });
		await Promise.all(servers.map(({ end }) => end()));
		rmSync(data, { recursive: true });
	}
	const mailing = await startStored(join(folder, 'mailing'), true);
	await ask([mailing], { what: 'POST', connections: 50, stored: 0 });
	await mailing.end();
	rmSync(folder, { recursive: true });

	mkdirSync('bench/results', { recursive: true });
	const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version };
	const result = JSON.stringify({ machine, options: values, cells }, null, '\t');
	writeFileSync('bench/results/api.json', `${result}\n`);
}
