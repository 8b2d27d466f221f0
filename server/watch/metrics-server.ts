import { createServer, type Server } from 'node:http';
import type { Meter } from './meter.ts';

/** Serves `/metrics` on a port of its own, to this machine only. */
export function serveMetrics(meter: Meter, port: number): Server {
	const server = createServer(async (request, reply) => {
		if (request.url !== '/metrics') return reply.writeHead(404).end();
		try {
			const page = await meter.page();
			reply.writeHead(200, { 'content-type': meter.type }).end(page);
		} catch {
			reply.writeHead(503).end();
		}
	});
	return server.listen(port, '127.0.0.1');
}
