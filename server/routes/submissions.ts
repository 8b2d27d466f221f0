import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorWords } from '#content/field-errors.ts';
import { notStored, tooMany } from '#content/server-words.ts';
import { openingLines } from '#content/site/message-openings.ts';
import { subjectOf } from '#content/site/receipt-words.ts';
import type { EditionState } from '#contract/edition-states.ts';
import { indianMoment } from '#contract/moment.ts';
import { type Path, paths } from '#contract/paths.ts';
import { readSubmission } from '#contract/read-submission.ts';
import type { FormResponse } from '#contract/response-pages.ts';
import { type SubmissionKind, type SubmissionResponse, submissionPaths } from '#contract/submissions.ts';
import { refuse, sendPage, wantsPage } from '../guards/refuse.ts';
import { networkOf } from '../network.ts';
import { addressOf } from '../sent-from.ts';
import type { Services } from '../services.ts';
import type { ResponseWords, Typed } from '../static/response-pages.ts';
import { StoreUnavailable } from '../submissions/submit.ts';
import { takeMetadata } from './submission-metadata.ts';

/** A registration is answered by where the edition stood when it was received (STATE-1). */
function sentPage(kind: SubmissionKind, state?: EditionState): FormResponse | undefined {
	return kind === 'message' ? 'message-sent' : state && `registration-sent-${state}`;
}

/** Where another one can be sent if nobody knows where it came from. */
const formPages = { message: paths.contact, registration: paths.registration } as const satisfies Record<
	SubmissionKind,
	Path
>;

/** `POST /api/send-email` and `POST /api/send-registration` (FORM-3, FORM-4, FORM-8, FORM-9). */
export function submissions(app: FastifyInstance, { site, submit, clock, log }: Services): void {
	const receive = (kind: SubmissionKind) => async (request: FastifyRequest, reply: FastifyReply) => {
		const { fields, key, signs, from } = takeMetadata(request.body, request.headers);
		const typed: Typed = { ...(fields as Typed), page: addressOf(from) };
		const read = readSubmission(kind, fields, openingLines);
		if (!read.ok) return refuse(site, request, reply, 422, errorWords(kind, read.faults), typed);
		try {
			const network = networkOf(request.ip);
			const submitted = await submit({ kind, fields: read.submission, key, signs, network, from });
			if ('wait' in submitted) {
				const seconds = Math.max(1, Math.ceil(submitted.wait / 1000));
				return refuse(site, request, reply.header('retry-after', seconds), 429, tooMany, typed);
			}
			const { reference, state } = submitted;
			const said: ResponseWords = {
				reference,
				about: subjectOf(from.page, from.topic),
				when: indianMoment(clock()),
				typed: { ...read.submission, page: typed.page || formPages[kind] },
			};
			if (wantsPage(request) && sendPage(site, reply, sentPage(kind, state), said)) return reply;
			const answer: SubmissionResponse = { success: true, reference, ...(state && { state }) };
			return reply.send(answer);
		} catch (problem) {
			if (!(problem instanceof StoreUnavailable)) throw problem;
			log.warn({ kind }, 'a submission could not be stored');
			return refuse(site, request, reply.header('retry-after', '5'), 503, notStored, typed);
		}
	};
	for (const kind of Object.keys(submissionPaths) as SubmissionKind[])
		app.post(submissionPaths[kind], { config: { failed: `${kind}-failed` } }, receive(kind));
}
