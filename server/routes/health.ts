import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { patiently } from '../db/patiently.ts';
import type { House } from '../house.ts';

/** `GET /healthz`: the process lives. `GET /readyz`: the store can be written. */
export function health(app: FastifyInstance, { store, log }: House): void {
	app.get('/healthz', (_, reply) => {
		reply.header('cache-control', 'no-store').send({ ok: true });
	});

	app.get('/readyz', async (_, reply) => {
		reply.header('cache-control', 'no-store');
		try {
			await patiently(store, () =>
				store.db.transaction().execute(async (trx) => {
					await sql`delete from submissions where digest = ''`.execute(trx);
				}),
			);
			return { ok: true };
		} catch (problem) {
			log.warn({ err: problem }, 'the store cannot be written');
			return reply.code(503).send({ ok: false });
		}
	});
}
