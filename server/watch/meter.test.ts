import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { pino } from 'pino';
import { message, openOffice } from '../../tests/office/open-office.ts';
import { openMeter } from './meter.ts';
import { serveMetrics } from './metrics-server.ts';

const log = pino({ level: 'silent' });

it('tells on a loopback port how many letters wait, how old the oldest is, and what was answered', async () => {
	const office = await openOffice();
	await office.app.inject({ method: 'POST', url: '/api/send-email', payload: message });
	office.time.now += 90_000;
	const meter = openMeter(office.store, () => office.time.now);
	meter.request('/api/send-email', 200);
	meter.send('sent');
	const server = serveMetrics(meter, 0, log);
	await once(server, 'listening');
	const { port, address } = server.address() as AddressInfo;
	assert.equal(address, '127.0.0.1');
	const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
	assert.match(page, /^aeg_emails\{state="waiting"\} 1$/m);
	assert.match(page, /^aeg_oldest_waiting_seconds 90$/m);
	assert.match(page, /^aeg_requests_total\{route="\/api\/send-email",status="200"\} 1$/m);
	assert.match(page, /^aeg_sends_total\{result="sent"\} 1$/m);
	assert.match(page, /^nodejs_eventloop_lag_p99_seconds /m);
	for (const [figure] of readFileSync('deploy/alerts.yml', 'utf8').matchAll(/\b(aeg|nodejs)_\w+/g))
		assert.match(page, new RegExp(`^${figure}\\b`, 'm'), 'the alerts ask for what is told');
	assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404);
	server.close();
	await office.close();
});
