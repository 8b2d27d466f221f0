import { hash } from 'node:crypto';
import type { SubmissionKind } from '#contract/submissions.ts';

/** The beginning of a link, and how many of them people write at most. */
const link = /https?:\/\/|www\.|<a\s|\[url/giu;
const usualLinks = 2;

/**
 * Whether a submission holds more links than people write.
 * @param fields as they were typed
 */
export function hasManyLinks(fields: Readonly<Record<string, string>>): boolean {
	return (Object.values(fields).join('\n').match(link)?.length ?? 0) > usualLinks;
}

/** Shorter messages are alike by chance; of a longer one its beginning tells enough. Both in letters. */
const shortest = 40;
const enough = 1000;

/**
 * What messages have in common that say the same with other numbers, signs and spaces; undefined for what is too short to
 * tell, and for registrations, which are alike where people come from one institute.
 */
export function gistOf(
	kind: SubmissionKind,
	{ message = '' }: Readonly<Record<string, string>>,
): string | undefined {
	if (kind !== 'message') return undefined;
	const letters = message
		.slice(0, 4 * enough)
		.toLowerCase()
		.replace(/\P{L}/gu, '')
		.slice(0, enough);
	return letters.length < shortest ? undefined : hash('sha256', letters, 'base64url');
}
