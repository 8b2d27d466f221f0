import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Clock, Store } from '../db/store.ts';
import { countStuck, countWaiting } from '../outbox/count-emails.ts';
import type { MailProblem } from '../outbox/mail-health.ts';

/**
 * Opens the counts of one process, and the page that tells them (Prometheus text). What is stuck in the store is asked of
 * it whenever the page is read.
 */
export function openMetrics(
	store: Store,
	clock: Clock,
	mailProblem: () => MailProblem | undefined = () => undefined,
) {
	const register = new Registry();
	const registers = [register];
	collectDefaultMetrics({ register });
	const requests = new Counter({
		name: 'aeg_requests_total',
		help: 'Requests answered',
		labelNames: ['route', 'status'],
		registers,
	});
	const sends = new Counter({
		name: 'aeg_sends_total',
		help: 'Tries to send an email',
		labelNames: ['result'],
		registers,
	});
	new Gauge({
		name: 'aeg_emails',
		help: 'Emails that have not reached the mail server, by state',
		labelNames: ['state'],
		registers,
		async collect() {
			const { dead, held } = await countStuck(store);
			this.set({ state: 'dead' }, dead);
			this.set({ state: 'held' }, held);
			this.set({ state: 'waiting' }, (await countWaiting(store)).n);
		},
	});
	new Gauge({
		name: 'aeg_oldest_waiting_seconds',
		help: 'Age of the oldest email that waits; 0 when none does',
		registers,
		async collect() {
			const { oldest } = await countWaiting(store);
			this.set(oldest === null ? 0 : Math.max(0, clock() - oldest) / 1000);
		},
	});
	new Gauge({
		name: 'aeg_mail_problem',
		help: 'Seconds since when something keeps every email from being sent, and what; 0 when nothing does',
		labelNames: ['reason'],
		registers,
		collect() {
			this.reset();
			const problem = mailProblem();
			if (problem) this.set({ reason: problem.words }, Math.max(1, (clock() - problem.since) / 1000));
			else this.set({ reason: '' }, 0);
		},
	});
	return {
		request: (route: string, status: number) => requests.inc({ route, status }),
		send: (result: string) => sends.inc({ result }),
		page: () => register.metrics(),
		type: register.contentType,
	};
}

export type Metrics = ReturnType<typeof openMetrics>;

/** Serves `/metrics` on a port of its own, to this machine only. A port that cannot be had is logged; the server goes on. */
export function serveMetrics(metrics: Metrics, port: number, log: Logger): Server {
	const server = createServer(async (request, reply) => {
		if (request.url !== '/metrics') return reply.writeHead(404).end();
		try {
			const page = await metrics.page();
			reply.writeHead(200, { 'content-type': metrics.type }).end(page);
		} catch {
			reply.writeHead(503).end();
		}
	});
	server.on('error', (problem) => log.error({ err: problem, port }, 'no metrics are served'));
	return server.listen(port, '127.0.0.1');
}
