import * as pace from '#app/behaviours/pace.ts';
import type { DocumentId } from '#contract/documents.ts';
import {
	type FieldErrors,
	keyHeader,
	type LetterAnswer,
	type LetterKind,
	letterAddresses,
	shownForHeader,
} from '#contract/letters.ts';

/** The only place that asks the network for anything on a visitor's behalf. */

/** Where the API lives (FORM-6): the site's own host unless the build was told another. */
const apiBase = (import.meta.env.VITE_API_BASE ?? '').replace(/\/+$/, '');

/** Why a letter did not go: no network, no answer in time, too many tries, or an answer that says no. */
export type Trouble = 'offline' | 'late' | 'busy' | 'refused';

export type Delivery =
	| { readonly is: 'sent'; readonly reference: string }
	| { readonly is: 'failed'; readonly trouble: Trouble; readonly errors: FieldErrors };

/** The address that a letter's form posts to, with script or without (FORM-8). */
export function letterAction(kind: LetterKind): string {
	return apiBase + letterAddresses[kind];
}

/** The address that answers a guarded document to the right password (PROC-2). */
export function documentAction(id: DocumentId): string {
	return `${apiBase}/api/documents/${id}`;
}

async function post(address: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
	const late = new AbortController();
	const timer = setTimeout(() => late.abort(), pace.sendTimeout);
	try {
		const response = await fetch(address, {
			method: 'POST',
			headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
			body: JSON.stringify(body),
			signal: late.signal,
		});
		// The whole answer belongs to the time limit, not only its head.
		const whole = await response.arrayBuffer();
		return new Response(whole, response);
	} finally {
		clearTimeout(timer);
	}
}

function troubleOf(problem: unknown): Trouble {
	return problem instanceof DOMException && problem.name === 'AbortError' ? 'late' : 'offline';
}

/**
 * Posts one letter (FORM-3, FORM-4). Only `success` decides; whatever is not a JSON answer is a failure (FORM-5).
 * @param key the submission key; a repeat with the same key is never delivered twice
 * @param shownFor milliseconds that the form has stood before its reader; undefined where the words are older than that
 */
export async function sendLetter(
	kind: LetterKind,
	letter: object,
	key: string,
	shownFor?: number,
): Promise<Delivery> {
	let response: Response;
	try {
		response = await post(letterAction(kind), letter, {
			[keyHeader]: key,
			...(shownFor !== undefined && { [shownForHeader]: String(Math.floor(shownFor)) }),
		});
	} catch (problem) {
		return { is: 'failed', trouble: troubleOf(problem), errors: {} };
	}
	const answer: LetterAnswer | undefined = await response.json().catch(() => undefined);
	if (answer?.success === true) return { is: 'sent', reference: String(answer.reference ?? '') };
	return {
		is: 'failed',
		trouble: response.status === 429 || response.status === 503 ? 'busy' : 'refused',
		errors: answer?.errors ?? {},
	};
}

export type Opening =
	| { readonly is: 'open'; readonly pdf: Blob }
	| { readonly is: 'wrong' }
	| { readonly is: 'wait'; readonly seconds: number }
	| { readonly is: 'failed' };

/** Asks for a guarded document with a password (PROC-2). After too many tries the answer names the wait. */
export async function openDocument(id: DocumentId, password: string): Promise<Opening> {
	try {
		const response = await post(documentAction(id), { password });
		if (response.status === 401) return { is: 'wrong' };
		if (response.status === 429)
			return { is: 'wait', seconds: Number(response.headers.get('retry-after')) || 60 };
		const pdf = await response.blob();
		return response.ok && pdf.type === 'application/pdf' ? { is: 'open', pdf } : { is: 'failed' };
	} catch {
		return { is: 'failed' };
	}
}
