import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { documentIds } from '#contract/documents.ts';
import { readConfig } from '#server/config.ts';
import { openStore } from '#server/db/open.ts';
import type { Store } from '#server/db/store.ts';
import { setGeneratedPassword, setPassword } from '#server/documents/set-password.ts';
import { full } from '../faults/until.ts';
import { startServer, temporaryFolder } from '../server/server-process.ts';

const seconds = 90;

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

/** A server with one guarded document, whose password is set by `set`. */
async function guardedServer(set: (store: Store) => Promise<string>) {
	const folder = temporaryFolder();
	const environment = {
		DATA_DIR: join(folder, 'data'),
		GUARDED_DIR: join(folder, 'guarded'),
		TRUST_PROXY: '127.0.0.1',
		LOG_LEVEL: 'silent',
	};
	mkdirSync(environment.GUARDED_DIR);
	writeFileSync(join(environment.GUARDED_DIR, `${documentIds[0]}.pdf`), '%PDF-1.7');
	const server = await startServer(environment);
	const store = openStore(readConfig(environment));
	const password = await set(store);
	await store.close();
	return { server, password, port: Number(new URL(server.origin).port) };
}

type Attack = {
	readonly what: string;
	readonly set: (store: Store) => Promise<string>;
	/** Of each connection, where its n-th guess comes from. */
	readonly guessers: readonly ((n: number) => string)[];
	/** Whether somebody opens the document before the attack. */
	readonly openedBefore?: true;
};

const chosen = async (store: Store) => {
	await setPassword(store, documentIds[0], 'the only right one');
	return 'the only right one';
};
const generated = (store: Store) => setGeneratedPassword(store, documentIds[0]);

/** A fresh /48 for each guess of each connection. */
const freshNetworks = Array.from(
	{ length: 120 },
	(_, connection) => (n: number) => `2001:${(connection + 1).toString(16)}:${(n % 65_536).toString(16)}::1`,
);

const attacks: readonly Attack[] = [
	{
		what: '200 connections of one network and 40 other networks guess at a chosen password',
		set: chosen,
		guessers: [
			...Array.from({ length: 200 }, () => () => '203.0.113.1'),
			...Array.from({ length: 40 }, (_, connection) => () => `198.51.100.${connection}`),
		],
	},
	{
		what: '120 connections, each guess from a fresh /48, guess at a generated password',
		set: generated,
		guessers: freshNetworks,
	},
	{
		what: '120 connections, each guess from a fresh /48, guess at a chosen password that was right before',
		set: chosen,
		guessers: freshNetworks,
		openedBefore: true,
	},
];

for (const { what, set, guessers, openedBefore } of attacks)
	it(`[PROC-4] ${what} for ${seconds} s: the right password of a quiet network opens the document`, {
		skip: !full,
	}, async (test) => {
		const { server, password, port } = await guardedServer(set);
		await using _ended = server;
		const agent = new Agent({ keepAlive: true });
		if (openedBefore) assert.equal(await send(port, agent, password, '192.0.2.200'), 200);
		let attacking = true;
		const heard = new Map<number, number>();
		const attack = guessers.map(async (from) => {
			for (let n = 0; attacking; n++) {
				const status = await send(port, agent, 'wrong', from(n));
				heard.set(status, (heard.get(status) ?? 0) + 1);
				await pause(20);
			}
		});
		const took: number[] = [];
		const statuses: number[] = [];
		for (let second = 0; second < seconds; second++) {
			await pause(1000);
			const started = performance.now();
			statuses.push(await send(port, agent, password, `192.0.2.${second}`));
			took.push(performance.now() - started);
		}
		attacking = false;
		await Promise.all(attack);
		agent.destroy();
		const answers = JSON.stringify(Object.fromEntries(heard));
		test.diagnostic(
			`${took.length} right passwords, slowest ${Math.max(...took).toFixed()} ms; guesses ${answers}`,
		);
		assert.deepEqual(statuses, Array(seconds).fill(200));
		assert.ok(Math.max(...took) < 2000);
	});
