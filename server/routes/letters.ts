import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type LetterKind, letterAddresses, readLetter } from '#contract/letters.ts';
import { networkOf } from '../gate/network.ts';
import { refuse, sendPage, wantsPage } from '../gate/refuse.ts';
import type { House } from '../house.ts';
import { StoreUnavailable } from '../outbox/together.ts';
import type { AnswerName, Typed } from '../site/answers.ts';
import { openEnvelope } from './envelope.ts';

const answers: Readonly<Record<LetterKind, { readonly sent: AnswerName; readonly failed: AnswerName }>> = {
	message: { sent: 'message-sent', failed: 'message-failed' },
	registration: { sent: 'registration-sent', failed: 'registration-failed' },
};

const notStored =
	'We could not store this just now. Nothing was lost: please send it again in a few seconds.';
const retryAfter = '5';
const tooMany = 'Too many letters have come just now. Please send it again later, or write to us by email.';

/** `POST /api/send-email` and `POST /api/send-registration` (FORM-3, FORM-4, FORM-8, FORM-9). */
export function letters(app: FastifyInstance, house: House): void {
	for (const kind of Object.keys(letterAddresses) as LetterKind[])
		app.post(letterAddresses[kind], { config: { failed: answers[kind].failed } }, (request, reply) =>
			receive(house, kind, request, reply),
		);
}

async function receive(
	house: House,
	kind: LetterKind,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<FastifyReply> {
	const { site, post, log } = house;
	const { fields, key, suspected } = openEnvelope(request.body, request.headers);
	const typed = fields as Typed;
	const read = readLetter(kind, fields);
	if (!read.ok) refuse(site, request, reply, 422, read.errors, typed);
	else
		try {
			const network = networkOf(request.ip);
			const posted = await post({ kind, letter: read.letter, key, suspected, network });
			if ('wait' in posted) {
				const seconds = Math.max(1, Math.ceil(posted.wait / 1000));
				return refuse(site, request, reply.header('retry-after', seconds), 429, tooMany, typed);
			}
			const shown = wantsPage(request) && sendPage(site, reply, answers[kind].sent, posted);
			if (!shown) reply.send({ success: true, reference: posted.reference });
		} catch (problem) {
			if (!(problem instanceof StoreUnavailable)) throw problem;
			log.warn({ kind }, 'a letter could not be stored');
			refuse(site, request, reply.header('retry-after', retryAfter), 503, notStored, typed);
		}
	return reply;
}
