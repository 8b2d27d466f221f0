import * as v from 'valibot';

/**
 * The two submissions a visitor may send (FORM-1 to FORM-4). The same schemas check in the browser and on the server.
 * Nothing is coerced, trimmed or dropped: what was typed is what is stored.
 */

/** Where each submission is posted, below the configured base address of the API (FORM-6). */
export const submissionPaths = {
	message: '/api/send-email',
	registration: '/api/send-registration',
} as const;

export type SubmissionKind = keyof typeof submissionPaths;

/** Lengths in UTF-16 units, as a browser counts them against `maxlength`. */
export const limits = { line: 200, email: 254, message: 10_000 } as const;

/** The header with the key of one submission; a repeat returns the first answer and stores nothing again. */
export const keyHeader = 'idempotency-key';

/**
 * Fields that travel beside a submission in a form that the browser posts by itself: `key` is the submission key (empty
 * where no script could make one), `shown-for` says the same as the header below, `sent-from` is the address that the form was
 * first sent from, where it is shown again (empty elsewhere: `Referer` says it then), and `leave-empty` is a honeypot that
 * people do not see. Its name means nothing to what fills in addresses and web sites for people.
 */
export const metadataFields = {
	key: 'key',
	shownFor: 'shown-for',
	page: 'sent-from',
	honeypot: 'leave-empty',
} as const;

/** The header by which a form with script says for how many whole milliseconds it has been shown. */
export const shownForHeader = 'form-shown-for';

/** A submission that says it was sent sooner than this after its form was shown seems to be written by a machine, in milliseconds. */
const soonest = 1000;

/**
 * Whether a submission was sent too soon for a person. What says nothing, or nothing that can be read, is never too soon:
 * forms without script and programs that write to us openly send no such mark.
 * @param shownFor the header as it came
 */
export function isTooSoon(shownFor: string | undefined): boolean {
	return shownFor !== undefined && /^\d{1,15}$/.test(shownFor) && Number(shownFor) < soonest;
}

/** The e-mail check of a browser's `type=email`, word for word from the HTML standard. */
const emailPattern =
	/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const forbiddenInLine = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a message may hold tabs and line ends, no other control characters
const forbiddenInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** A field that is not there is asked for like one that is empty. */
const required = <Field extends v.GenericSchema<string>>(field: Field) => v.optional(field, '');

/** A required single line of text. `asking` is what the visitor reads when it is empty. */
const line = (asking: string, most: number = limits.line) =>
	v.pipe(
		v.string(asking),
		v.check((text) => text.trim() !== '', asking),
		v.maxLength(most, `Use at most ${most} characters`),
		v.check((text) => text.isWellFormed() && !forbiddenInLine.test(text), 'Use one line of plain text'),
	);

const email = v.pipe(
	line('Enter your email address', limits.email),
	v.regex(emailPattern, 'Enter an email address in the correct format, like name@example.com'),
);

/** A line end is one character to whoever types it, and two to a form that is sent without script. */
const lengthAsTyped = (words: string) => words.replaceAll('\r\n', '\n').length;

const text = v.pipe(
	v.string('Enter your message'),
	v.check((words) => words.trim() !== '', 'Enter your message'),
	v.check((words) => lengthAsTyped(words) <= limits.message, 'Use at most 10,000 characters'),
	v.check((words) => words.isWellFormed() && !forbiddenInText.test(words), 'Use plain text'),
);

/** FORM-1, FORM-3: a contact message. */
const messageSchema = v.strictObject({
	name: required(line('Enter your name')),
	email: required(email),
	message: required(text),
});

/** FORM-2, FORM-4: a conference registration. */
const registrationSchema = v.strictObject({
	name: required(line('Enter your name')),
	email: required(email),
	phone: required(line('Enter your phone number')),
	affiliation: required(line('Enter your institute')),
	department: required(line('Enter your department')),
});

export type Message = v.InferOutput<typeof messageSchema>;
export type Registration = v.InferOutput<typeof registrationSchema>;

export const submissionSchemas = { message: messageSchema, registration: registrationSchema } as const;

/** Words for each wrong field, by field name; empty when the submission is fine. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The response to a submission. The site reads only `success` to decide (FORM-3, FORM-4). */
export type SubmissionResponse =
	| { readonly success: true; readonly reference: string }
	| { readonly success: false; readonly errors?: FieldErrors };

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
	| { readonly ok: true; readonly submission: v.InferOutput<(typeof submissionSchemas)[Kind]> }
	| { readonly ok: false; readonly errors: FieldErrors } {
	const result = v.safeParse(submissionSchemas[kind], fields);
	if (result.success) return { ok: true, submission: result.output };
	const errors: Record<string, string> = Object.create(null);
	for (const issue of result.issues) {
		const field = v.getDotPath(issue) ?? '';
		if (Object.hasOwn(submissionSchemas[kind].entries, field)) errors[field] ??= issue.message;
		else errors.form ??= 'Send the fields of this form, and no others';
	}
	return { ok: false, errors };
}
