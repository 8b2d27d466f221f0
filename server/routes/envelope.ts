import { envelopeFields } from '#contract/letters.ts';

/** A submission taken apart: the letter's own fields, the form's mark, and whether the trap was filled. */
export type Envelope = { readonly fields: unknown; readonly key: string; readonly suspected: boolean };

/** A mark longer than this is not one of ours; it is cut, because all that matters is that it differs. */
const longestKey = 200;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Takes what travels beside a letter out of it.
 * @param body what arrived, of any shape
 * @param header the Idempotency-Key header, which goes before the hidden field
 */
export function openEnvelope(body: unknown, header: string | string[] | undefined): Envelope {
	if (typeof body !== 'object' || body === null || Array.isArray(body))
		return { fields: body, key: '', suspected: false };
	const {
		[envelopeFields.key]: key,
		[envelopeFields.trap]: trap,
		...fields
	} = body as Record<string, unknown>;
	return {
		fields,
		key: (text(header) || text(key)).slice(0, longestKey),
		suspected: trap !== undefined && trap !== '',
	};
}
