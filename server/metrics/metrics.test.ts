import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { pino } from 'pino';
import { message, openServer } from '../../tests/server/open-server.ts';
import { openMetrics, serveMetrics } from './metrics.ts';

const log = pino({ level: 'silent' });

it('tells on a loopback port how many submissions wait, how old the oldest is, and what was answered', async () => {
	const server = await openServer();
	await server.app.inject({ method: 'POST', url: '/api/send-email', payload: message });
	server.time.now += 30_000;
	server.mail.failed({ is: 'away', times: 1, fault: 'full', why: '552 5.2.2 DATA' });
	server.time.now += 60_000;
	const metrics = openMetrics(server.store, () => server.time.now, server.mail.problem);
	metrics.request('/api/send-email', 200);
	metrics.send('sent');
	const metricsServer = serveMetrics(metrics, 0, log);
	await once(metricsServer, 'listening');
	const { port, address } = metricsServer.address() as AddressInfo;
	assert.equal(address, '127.0.0.1');
	const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
	assert.match(page, /^aeg_emails\{state="waiting"\} 1$/m);
	assert.match(page, /^aeg_oldest_waiting_seconds 90$/m);
	assert.match(page, /^aeg_mail_problem\{reason="The mailbox MAIL_TO is full: [^"]*552[^"]*"\} 60$/m);
	assert.match(page, /^aeg_requests_total\{route="\/api\/send-email",status="200"\} 1$/m);
	assert.match(page, /^aeg_sends_total\{result="sent"\} 1$/m);
	assert.match(page, /^nodejs_eventloop_lag_p99_seconds /m);
	for (const [figure] of readFileSync('deploy/alerts.yml', 'utf8').matchAll(/\b(aeg|nodejs)_\w+/g))
		assert.match(page, new RegExp(`^${figure}\\b`, 'm'), 'the alerts ask for what is told');
	assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404);
	metricsServer.close();
	await server.close();
});
