import type { FastifyInstance } from 'fastify';
import { count } from '../db/rate-counter.ts';
import { reasonOf } from '../db/store-health.ts';
import type { Services } from '../services.ts';

const minute = 60_000;

/** `GET /healthz`: the process lives. `GET /readyz`: the store can be written, which is tried each time, or why not. */
export function health(app: FastifyInstance, { store, report }: Services): void {
	app.get('/healthz', (_, reply) => {
		reply.header('cache-control', 'no-store').send({ ok: true });
	});

	app.get('/readyz', async (_, reply) => {
		reply.header('cache-control', 'no-store');
		try {
			await count(store, 'readyz', minute);
			report.recovered();
			return { ok: true };
		} catch (problem) {
			report.failed(problem);
			return reply.code(503).send({ ok: false, reason: reasonOf(problem) });
		}
	});
}
