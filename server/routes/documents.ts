import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { documentFailures as words } from '#content/server-words.ts';
import { isDocumentId } from '#contract/documents.ts';
import { openUnlock } from '../documents/unlock.ts';
import { refuse } from '../guards/refuse.ts';
import { TooManyWaiting } from '../keyed-limiter.ts';
import { networkOf } from '../network.ts';
import type { Services } from '../services.ts';

const bodySchema = v.strictObject({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)) });

type Asked = FastifyRequest<{ Params: { id: string } }>;

/** `POST /api/documents/<id>` with `{password}`: the PDF, or 401 (PROC-2, PROC-4). There is no other way to it. */
export function documents(app: FastifyInstance, services: Services): void {
	const { site, config, log } = services;
	const unlock = openUnlock(services);

	async function open(request: Asked, reply: FastifyReply): Promise<FastifyReply> {
		const id = request.params.id.toLowerCase();
		if (!isDocumentId(id)) return refuse(site, request, reply, 404, words.none);
		const body = v.safeParse(bodySchema, request.body);
		if (!body.success) return refuse(site, request, reply, 422, { password: words.empty });

		const unlocked = await unlock(id, body.output.password, networkOf(request.ip)).catch((problem) => {
			if (!(problem instanceof TooManyWaiting))
				log.error({ err: problem }, 'a password could not be checked');
		});
		if (!unlocked) return refuse(site, request, reply.header('retry-after', '5'), 503, words.away);
		if (unlocked.is === 'wrong') return refuse(site, request, reply, 401, { password: words.wrong });
		if (unlocked.is === 'tooMany') {
			return refuse(site, request, reply.header('retry-after', unlocked.wait), 429, {
				password: words.wait.replace('{seconds}', String(unlocked.wait)),
			});
		}

		const file = join(config.GUARDED_DIR, `${id}.pdf`);
		const found = await stat(file).catch(() => undefined);
		if (!found) {
			log.error({ document: id }, 'a guarded document is missing');
			return refuse(site, request, reply, 503, words.away);
		}
		log.info({ document: id }, 'a guarded document was given out');
		return reply
			.headers({
				'content-type': 'application/pdf',
				'content-length': found.size,
				'content-disposition': `attachment; filename="${id}.pdf"`,
			})
			.send(createReadStream(file));
	}

	app.post('/api/documents/:id', { config: { failed: 'document-refused' } }, open);
}
