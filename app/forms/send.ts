import * as timings from '#app/behaviours/timings.ts';
import { type EditionState, editionStates } from '#contract/dates.ts';
import type { DocumentId } from '#contract/documents.ts';
import { type FieldErrors, keyHeader, type SubmissionKind, shownForHeader } from '#contract/submissions.ts';
import { documentAction, submissionAction } from './form-action.ts';
import { isObject, isTexts } from './texts.ts';

/** The only place that asks the network for anything on a visitor's behalf. */

/** Why a submission did not go: no network, no answer in time, too many within the hour, a fault of ours, or a refusal. */
export type Trouble = 'offline' | 'late' | 'busy' | 'fault' | 'refused';

export type Delivery =
	| { readonly is: 'sent'; readonly reference: string; readonly state?: EditionState | undefined }
	| { readonly is: 'failed'; readonly trouble: Trouble; readonly errors: FieldErrors };

async function post(address: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
	const late = new AbortController();
	const timer = setTimeout(() => late.abort(), timings.sendTimeout);
	try {
		const response = await fetch(address, {
			method: 'POST',
			headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
			body: JSON.stringify(body),
			signal: late.signal,
			// which page it is about, also where the API lives on another host
			referrerPolicy: 'no-referrer-when-downgrade',
		});
		// The whole answer belongs to the time limit, not only its head.
		const whole = await response.arrayBuffer();
		return new Response(whole, response);
	} finally {
		clearTimeout(timer);
	}
}

function noAnswer(problem: unknown): Trouble {
	return problem instanceof DOMException && problem.name === 'AbortError' ? 'late' : 'offline';
}

/** Only an answer of 400 and above, below 500, says that anything is wrong with what was sent. */
function troubleOf(status: number): Trouble {
	if (status === 429) return 'busy';
	return status >= 400 && status < 500 ? 'refused' : 'fault';
}

/**
 * Posts one submission (FORM-3, FORM-4). Only `success` decides; whatever is not a JSON answer is a failure (FORM-5).
 * @param key the submission key; a repeat with the same key is never delivered twice
 * @param shownFor milliseconds that the form has stood before its reader; undefined where the words are older than that
 */
export async function sendSubmission(
	kind: SubmissionKind,
	submission: object,
	key: string,
	shownFor?: number,
): Promise<Delivery> {
	let response: Response;
	try {
		response = await post(submissionAction(kind), submission, {
			[keyHeader]: key,
			...(shownFor !== undefined && { [shownForHeader]: String(Math.floor(shownFor)) }),
		});
	} catch (problem) {
		return { is: 'failed', trouble: noAnswer(problem), errors: {} };
	}
	const answer: unknown = await response.json().catch(() => undefined);
	const { success, reference, state, errors }: Readonly<Record<string, unknown>> = isObject(answer)
		? answer
		: {};
	if (success === true)
		return { is: 'sent', reference: typeof reference === 'string' ? reference : '', state: stateIn(state) };
	const trouble = troubleOf(response.status);
	return { is: 'failed', trouble, errors: trouble === 'refused' && isTexts(errors) ? errors : {} };
}

/** Where the edition stood by the server's clock; undefined where it does not say so. */
const stateIn = (state: unknown) => editionStates.find((one) => one === state);

export type Opened =
	| { readonly is: 'open'; readonly pdf: Blob }
	| { readonly is: 'wrong' }
	| { readonly is: 'wait'; readonly seconds: number }
	| { readonly is: 'unreached' }
	| { readonly is: 'failed' };

/** Asks for a guarded document with a password (PROC-2). After too many tries the answer names the wait. */
export async function openDocument(id: DocumentId, password: string): Promise<Opened> {
	try {
		const response = await post(documentAction(id), { password });
		if (response.status === 401) return { is: 'wrong' };
		if (response.status === 429)
			return { is: 'wait', seconds: Number(response.headers.get('retry-after')) || 60 };
		const pdf = await response.blob();
		return response.ok && pdf.type === 'application/pdf' ? { is: 'open', pdf } : { is: 'failed' };
	} catch {
		return { is: 'unreached' };
	}
}
