import assert from 'node:assert/strict';
import { it } from 'node:test';
import Fastify from 'fastify';
import { readConfig } from '../config.ts';
import { guard } from './guard.ts';

it('refuses to write outside the API, even where a route would take it', async () => {
	const app = Fastify();
	guard(app, { config: readConfig({}) } as Parameters<typeof guard>[1]);
	app.all('/elsewhere', () => 'taken');
	for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
		const answer = await app.inject({ method, url: '/elsewhere' });
		assert.deepEqual([method, answer.statusCode, answer.headers.allow], [method, 405, 'GET, HEAD']);
	}
	assert.equal((await app.inject('/elsewhere')).body, 'taken');
});
