import * as v from 'valibot';
import {
	type Field,
	type FieldErrors,
	type FieldsOf,
	fieldsOf,
	limits,
	type SubmissionKind,
} from './submissions.ts';

/** The check of a submission. Nothing is coerced, trimmed or dropped: what was typed is what is stored. */

/** The email check of a browser's `type=email`, word for word from the HTML standard. */
const emailPattern =
	/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const forbiddenInLine = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a message may hold tabs and line ends, no other control characters
const forbiddenInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** A line end is one character to whoever types it, and two to a form that is sent without script. */
const lengthAsTyped = (words: string) => words.replaceAll('\r\n', '\n').length;

/** What a field may hold. A required one that is not there is asked for like one that is empty. */
function schemaOf(field: Field) {
	const { kind, required } = field;
	const text = kind === 'text';
	const plain = text ? 'Use plain text' : 'Use one line of plain text';
	const forbidden = text ? forbiddenInText : forbiddenInLine;
	const asking = field.required ? field.asking : plain;
	const words = v.pipe(
		v.string(asking),
		v.check((words) => !required || words.trim() !== '', asking),
		v.check(
			(words) => lengthAsTyped(words) <= limits[kind],
			// written when it is needed: the first number that a browser formats takes it 13 ms
			() => `Use at most ${limits[kind].toLocaleString('en')} characters`,
		),
		v.check((words) => words.isWellFormed() && !forbidden.test(words), plain),
		v.check(
			(words) => kind !== 'email' || words === '' || emailPattern.test(words),
			'Enter an email address in the correct format, like name@example.com',
		),
	);
	return required ? v.optional(words, '') : v.optional(words);
}

const schema = (kind: SubmissionKind) =>
	v.strictObject(Object.fromEntries(fieldsOf(kind).map(([name, field]) => [name, schemaOf(field)])));

const schemas = { message: schema('message'), registration: schema('registration') } as const;

/**
 * Checks one submission.
 * @param kind which submission
 * @param fields what arrived or was typed, of any shape
 * @returns the submission as it was sent, or the first words of what is wrong with each field
 */
export function readSubmission<Kind extends SubmissionKind>(
	kind: Kind,
	fields: unknown,
):
	| { readonly ok: true; readonly submission: FieldsOf<Kind> }
	| { readonly ok: false; readonly errors: FieldErrors } {
	const result = v.safeParse(schemas[kind], fields);
	if (result.success) return { ok: true, submission: result.output as FieldsOf<Kind> };
	const errors: Record<string, string> = Object.create(null);
	for (const issue of result.issues) {
		const field = v.getDotPath(issue) ?? '';
		if (Object.hasOwn(schemas[kind].entries, field)) errors[field] ??= issue.message;
		else errors.form ??= 'Send the fields of this form, and no others';
	}
	return { ok: false, errors };
}
