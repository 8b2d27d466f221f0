import type { IncomingHttpHeaders } from 'node:http';
import { isTooSoon, keyHeader, metadataFields, shownForHeader } from '#contract/submissions.ts';
import { readSentFrom } from '../sent-from.ts';

/** A key longer than this is not one of ours; it is cut, because all that matters is that it differs. */
const longestKey = 200;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Takes what travels beside the form's fields out of them.
 * @param body what arrived, of any shape
 * @param headers of the request; its key goes before the one in the hidden field
 * @returns the form's own fields, its key, by how many signs a machine seems to have sent it, and from which page
 */
export function takeMetadata(body: unknown, headers: IncomingHttpHeaders) {
	const from = (page?: unknown) => readSentFrom(text(page) || (headers.referer ?? ''), headers.host);
	if (typeof body !== 'object' || body === null || Array.isArray(body))
		return { fields: body as unknown, key: '', signs: 0, from: from() };
	const {
		[metadataFields.key]: key,
		[metadataFields.shownFor]: shownFor,
		[metadataFields.honeypot]: honeypot,
		[metadataFields.page]: page,
		...fields
	} = body as Record<string, unknown>;
	const tooSoon = isTooSoon(text(headers[shownForHeader]) || text(shownFor));
	const filled = honeypot !== undefined && honeypot !== '';
	return {
		fields,
		key: (text(headers[keyHeader]) || text(key)).slice(0, longestKey),
		signs: Number(tooSoon) + Number(filled),
		from: from(page),
	};
}
