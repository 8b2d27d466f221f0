import assert from 'node:assert/strict';
import type { ServerProcess } from '../server/server-process.ts';
import { until } from './until.ts';

const words = { name: 'मीरा शर्मा', email: 'meera@vist.example', message: 'नमस्ते' };
const notStored = /could not store this right now/;

/** Sends one message as the page does. */
export const send = ({ origin }: ServerProcess, message = words.message) =>
	fetch(`${origin}/api/send-email`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ ...words, message }),
	});

/** Sends one message as a browser without script does. */
const sendForm = ({ origin }: ServerProcess) =>
	fetch(`${origin}/api/send-email`, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
		body: new URLSearchParams(words),
	});

/** Holds a server without its store to what is promised: pages are served, nobody is told a success, and it says why. */
export async function assertTurnedAway(server: ServerProcess, reason: RegExp): Promise<void> {
	for (let n = 0; n < 5; n++) {
		const answer = await send(server, `number ${n}`);
		assert.deepEqual([answer.status, answer.headers.get('retry-after')], [503, '5']);
		assert.match(await answer.text(), notStored);
	}
	const form = await sendForm(server);
	assert.equal(form.status, 503);
	const page = await form.text();
	assert.match(page, notStored);
	assert.ok(page.includes(words.name), 'what was typed stands in the form');
	assert.equal((await fetch(`${server.origin}/About`)).status, 200);
	assert.equal((await fetch(`${server.origin}/healthz`)).status, 200);
	const ready = () => fetch(`${server.origin}/readyz`);
	await until('it says that it is not ready', async () => (await ready()).status === 503, 5);
	assert.match(((await (await ready()).json()) as { reason: string }).reason, reason);
}

/** Waits until the server says that it is ready, and holds it to that. */
export async function assertHealed(server: ServerProcess): Promise<void> {
	await until('ready again', async () => (await fetch(`${server.origin}/readyz`)).status === 200, 30);
	assert.equal((await send(server, 'after')).status, 200);
}

/** How many lines of the log say that the store cannot be used. */
export const complaints = (server: ServerProcess): number =>
	server.said().split('the store cannot be used').length - 1;
