import type { IncomingHttpHeaders } from 'node:http';
import { envelopeFields, isTooSoon, keyHeader, shownForHeader } from '#contract/letters.ts';

/** A submission taken apart: the letter's own fields, the form's mark, and whether a machine seems to have sent it. */
export type Envelope = { readonly fields: unknown; readonly key: string; readonly suspected: boolean };

/** A mark longer than this is not one of ours; it is cut, because all that matters is that it differs. */
const longestKey = 200;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Takes what travels beside a letter out of it.
 * @param body what arrived, of any shape
 * @param headers of the request; its key goes before the one in the hidden field
 */
export function openEnvelope(body: unknown, headers: IncomingHttpHeaders): Envelope {
	const tooSoon = isTooSoon(text(headers[shownForHeader]));
	if (typeof body !== 'object' || body === null || Array.isArray(body))
		return { fields: body, key: '', suspected: tooSoon };
	const {
		[envelopeFields.key]: key,
		[envelopeFields.trap]: trap,
		...fields
	} = body as Record<string, unknown>;
	return {
		fields,
		key: (text(headers[keyHeader]) || text(key)).slice(0, longestKey),
		suspected: tooSoon || (trap !== undefined && trap !== ''),
	};
}
