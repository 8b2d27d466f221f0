import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { documentIds } from '#contract/documents.ts';
import { readConfig } from '#server/config.ts';
import { openStore } from '#server/db/open.ts';
import { setPassword } from '#server/documents/set-password.ts';
import { full } from '../faults/until.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';

const seconds = 90;
const password = 'the only right one';

/** Sends one password over a kept connection and resolves with the status. */
function send(port: number, agent: Agent, typed: string, from: string): Promise<number> {
	const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
	return new Promise((resolve, reject) => {
		const sent = request(
			{ host: '127.0.0.1', port, agent, method: 'POST', path: `/api/documents/${documentIds[0]}`, headers },
			(answer) => {
				answer.resume();
				answer.on('end', () => resolve(answer.statusCode ?? 0));
			},
		);
		sent.on('error', reject);
		sent.end(JSON.stringify({ password: typed }));
	});
}

it(`[PROC-4] 200 connections of one network and 40 other networks guess for ${seconds} s: the right password of a quiet network opens the document`, {
	skip: !full,
}, async (test) => {
	const folder = temporaryFolder();
	const environment = {
		DATA_DIR: join(folder, 'data'),
		GUARDED_DIR: join(folder, 'guarded'),
		TRUST_PROXY: '127.0.0.1',
		LOG_LEVEL: 'silent',
	};
	mkdirSync(environment.GUARDED_DIR);
	writeFileSync(join(environment.GUARDED_DIR, `${documentIds[0]}.pdf`), '%PDF-1.7');
	await using server = await startServer(environment);
	const store = openStore(readConfig(environment));
	await setPassword(store, documentIds[0], password);
	await store.close();
	const port = Number(new URL(server.origin).port);
	const agent = new Agent({ keepAlive: true });
	let attacking = true;
	const heard = new Map<number, number>();
	async function guess(from: string): Promise<void> {
		while (attacking) {
			const status = await send(port, agent, 'wrong', from);
			heard.set(status, (heard.get(status) ?? 0) + 1);
			await pause(20);
		}
	}
	const guessers = [
		...Array.from({ length: 200 }, () => guess('203.0.113.1')),
		...Array.from({ length: 40 }, (_, n) => guess(`198.51.100.${n}`)),
	];
	const took: number[] = [];
	const statuses: number[] = [];
	for (let second = 0; second < seconds; second++) {
		await pause(1000);
		const started = performance.now();
		statuses.push(await send(port, agent, password, `192.0.2.${second}`));
		took.push(performance.now() - started);
	}
	attacking = false;
	await Promise.all(guessers);
	agent.destroy();
	const answers = JSON.stringify(Object.fromEntries(heard));
	test.diagnostic(
		`${took.length} right passwords, slowest ${Math.max(...took).toFixed()} ms; guesses ${answers}`,
	);
	assert.deepEqual(statuses, Array(seconds).fill(200));
	assert.ok(Math.max(...took) < 2000);
});
