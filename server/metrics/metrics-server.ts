import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

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
