import type { FastifyInstance } from 'fastify';
import { count } from '../db/rate-counter.ts';
import { reasonOf } from '../db/store-health.ts';
import type { Services } from '../services.ts';
import { sharedOutcome } from './shared-outcome.ts';

const minute = 60_000;

/** One trial writes to the disk, so all who ask within so many milliseconds share it. */
const trialSpan = 1000;

/**
 * `GET /healthz`: the process lives. `GET /readyz`: the store could be written within the last second, or why not; and
 * what keeps emails from being sent or old submissions from being erased, which is no reason to send visitors elsewhere.
 */
export function health(app: FastifyInstance, { store, report, mailProblem, clockProblem }: Services): void {
	async function tryStore() {
		try {
			await count(store, 'readyz', minute);
			report.recovered();
			return { ok: true };
		} catch (problem) {
			report.failed(problem);
			return { ok: false, reason: reasonOf(problem) };
		}
	}
	const readiness = sharedOutcome(tryStore, () => performance.now(), trialSpan);

	app.get('/healthz', (_, reply) => {
		reply.header('cache-control', 'no-store').send({ ok: true });
	});

	app.get('/readyz', async (_, reply) => {
		const found = await readiness();
		const problem = mailProblem();
		const mail = problem && { mail: problem.words, since: new Date(problem.since).toISOString() };
		const clock = clockProblem();
		return reply
			.code(found.ok ? 200 : 503)
			.header('cache-control', 'no-store')
			.send({ ...found, ...mail, ...(clock && { clock }) });
	});
}
