import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { type Field, limits, submissionFields } from '#contract/submissions.ts';

/** The longest submission in UTF-16 units: two lines more hold the marks beside it and the names of its fields. */
const longestSubmission = Math.max(
	...Object.values(submissionFields).map((fields: Readonly<Record<string, Field>>) =>
		Object.values(fields).reduce((sum, { kind }) => sum + limits[kind], 2 * limits.line),
	),
);

/** The most bytes it takes: a unit takes up to nine in a form (`%E0%A4%A8`) and six in JSON (`\u0928`). */
export const bodyBytes = { form: 9 * longestSubmission, json: 6 * longestSubmission } as const;

/** What is no text is not read as one: a mark that stands for lost bytes would be stored in place of what was typed. */
class NotText extends Error {
	readonly statusCode = 400;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function textOf(body: Buffer): string {
	try {
		return utf8.decode(body);
	} catch {
		throw new NotText('The body is not UTF-8');
	}
}

/** The fields of a form; one that comes twice becomes a list. */
function formOf(body: Buffer): unknown {
	const text = textOf(body);
	try {
		decodeURIComponent(text);
	} catch {
		throw new NotText('The form is not UTF-8');
	}
	return { ...parse(text) };
}

/** Reads JSON and forms, and no other bodies. */
export function readBodies(app: FastifyInstance): void {
	const json = app.getDefaultJsonParser('error', 'error');
	app.removeContentTypeParser(['application/json', 'text/plain']);
	app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
		try {
			json(request, textOf(body as Buffer), done);
		} catch (problem) {
			done(problem as Error);
		}
	});
	app.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'buffer', bodyLimit: bodyBytes.form },
		async (_: unknown, body: Buffer) => formOf(body),
	);
}
