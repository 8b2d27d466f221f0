import type { FastifyInstance } from 'fastify';
import { count } from '../gate/count.ts';
import type { House } from '../house.ts';

const minute = 60_000;

/** `GET /healthz`: the process lives. `GET /readyz`: the store can be written, which is tried each time. */
export function health(app: FastifyInstance, { store, log }: House): void {
	app.get('/healthz', (_, reply) => {
		reply.header('cache-control', 'no-store').send({ ok: true });
	});

	app.get('/readyz', async (_, reply) => {
		reply.header('cache-control', 'no-store');
		try {
			await count(store, 'readyz', minute);
			return { ok: true };
		} catch (problem) {
			log.warn({ err: problem }, 'the store cannot be written');
			return reply.code(503).send({ ok: false });
		}
	});
}
