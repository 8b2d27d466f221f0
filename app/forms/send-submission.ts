import { type EditionState, editionStates } from '#contract/edition-states.ts';
import { type FieldErrors, keyHeader, type SubmissionKind, shownForHeader } from '#contract/submissions.ts';
import { submissionAction } from './form-action.ts';
import { post } from './post.ts';
import { isObject, isTexts } from './texts.ts';

/** Why a submission did not go: no network, no answer in time, too many within the hour, a fault of ours, or a refusal. */
export type Trouble = 'offline' | 'late' | 'busy' | 'fault' | 'refused';

export type Delivery =
	| { readonly is: 'sent'; readonly reference: string; readonly state?: EditionState | undefined }
	| { readonly is: 'failed'; readonly trouble: Trouble; readonly errors: FieldErrors };

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
