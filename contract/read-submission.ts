import * as v from 'valibot';
import { addressFault, usableAddress } from './email-address.ts';
import { addsTo, isFilled } from './filled.ts';
import {
	type Field,
	type FieldFault,
	type FieldsOf,
	fieldsOf,
	limits,
	type SubmissionKind,
} from './submissions.ts';

/**
 * The check of a submission. Nothing is trimmed or dropped, and nothing but the domain of an email address is written in
 * another way: what was typed is what is stored.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const forbiddenInLine = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a message may hold tabs and line ends, no other control characters
const forbiddenInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** A line end is one character to whoever types it, and two to a form that is sent without script. */
const lengthAsTyped = (words: string) => words.replaceAll('\r\n', '\n').length;

/** What is wrong, in one of the words that the form knows. */
const fault = (name: FieldFault) => name;

/** What a field may hold. A required one that is not there is asked for like one that is empty. */
function schemaOf({ kind, required }: Field, lines: readonly string[]) {
	const text = kind === 'text';
	const forbidden = text ? forbiddenInText : forbiddenInLine;
	const words = v.pipe(
		v.string(fault(required ? 'missing' : 'plain')),
		v.transform((words) => (kind === 'email' ? usableAddress(words) : words)),
		// one that may stay empty is empty while nothing in it can be seen
		v.transform((words) => (required || isFilled(words) ? words : '')),
		v.check((words) => !required || isFilled(words), fault('missing')),
		v.check((words) => !text || words === '' || addsTo(lines, words), fault('template')),
		v.check((words) => lengthAsTyped(words) <= limits[kind], fault('long')),
		v.check((words) => words.isWellFormed() && !forbidden.test(words), fault('plain')),
		v.check(
			(words) => kind !== 'email' || words === '' || addressFault(words) === undefined,
			({ input }) => addressFault(input) ?? '',
		),
	);
	return required ? v.optional(words, '') : v.optional(words);
}

const schema = (kind: SubmissionKind, lines: readonly string[]) =>
	v.strictObject(Object.fromEntries(fieldsOf(kind).map(([name, field]) => [name, schemaOf(field, lines)])));

/**
 * Checks one submission.
 * @param kind which submission
 * @param fields what arrived or was typed, of any shape
 * @param lines what the site may have written into a message itself, from `linesOf`: alone it is no message (FORM-11)
 * @returns the submission as it is stored, or the first fault of each field
 */
export function readSubmission<Kind extends SubmissionKind>(
	kind: Kind,
	fields: unknown,
	lines: readonly string[] = [],
):
	| { readonly ok: true; readonly submission: FieldsOf<Kind> }
	| { readonly ok: false; readonly faults: Readonly<Record<string, FieldFault>> } {
	const form = schema(kind, lines);
	const result = v.safeParse(form, fields);
	if (result.success) return { ok: true, submission: result.output as FieldsOf<Kind> };
	const faults: Record<string, FieldFault> = Object.create(null);
	for (const issue of result.issues) {
		const field = v.getDotPath(issue) ?? '';
		if (Object.hasOwn(form.entries, field)) faults[field] ??= issue.message as FieldFault;
		else faults.form ??= 'unknown';
	}
	return { ok: false, faults };
}
