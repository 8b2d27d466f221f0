import * as v from 'valibot';

/**
 * The two letters a visitor may send (FORM-1 to FORM-4). The same schemas check in the browser and on the server.
 * Nothing is coerced, trimmed or dropped: what was typed is what is stored.
 */

/** Where each letter is posted, below the configured base address of the API (FORM-6). */
export const letterAddresses = {
	message: '/api/send-email',
	registration: '/api/send-registration',
} as const;

export type LetterKind = keyof typeof letterAddresses;

/** Lengths in UTF-16 units, as a browser counts them against `maxlength`. */
export const limits = { line: 200, email: 254, message: 10_000 } as const;

/** The header by which a form marks one submission; a repeat returns the first answer and stores nothing again. */
export const keyHeader = 'idempotency-key';

/**
 * Fields that travel beside a letter in a form without script: `key` is the submission key
 * (empty where no script could make one), `website` is a trap that people do not see and leave empty.
 */
export const envelopeFields = { key: 'key', trap: 'website' } as const;

/** The header by which a form with script says for how many whole milliseconds its reader has had it before them. */
export const shownForHeader = 'form-shown-for';

/** A letter that says it was sent sooner than this after its form was shown was written by a machine, in milliseconds. */
const soonest = 1000;

/**
 * Whether a letter was sent too soon for a person. What says nothing, or nothing that can be read, is never too soon:
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
const messageSchema = v.strictObject({ name: line('Enter your name'), email, message: text });

/** FORM-2, FORM-4: a conference registration. */
const registrationSchema = v.strictObject({
	name: line('Enter your name'),
	email,
	phone: line('Enter your phone number'),
	affiliation: line('Enter your institute'),
	department: line('Enter your department'),
});

export type Message = v.InferOutput<typeof messageSchema>;
export type Registration = v.InferOutput<typeof registrationSchema>;

export const letterSchemas = { message: messageSchema, registration: registrationSchema } as const;

/** Words for each wrong field, by field name; empty when the letter is fine. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a letter answers with. The site reads only `success` to decide (FORM-3, FORM-4). */
export type LetterAnswer =
	| { readonly success: true; readonly reference: string }
	| { readonly success: false; readonly errors?: FieldErrors };

/**
 * Checks one letter.
 * @param kind which letter
 * @param fields what arrived or was typed, of any shape
 * @returns the letter as it was sent, or the first words of what is wrong with each field
 */
export function readLetter<Kind extends LetterKind>(
	kind: Kind,
	fields: unknown,
):
	| { readonly ok: true; readonly letter: v.InferOutput<(typeof letterSchemas)[Kind]> }
	| { readonly ok: false; readonly errors: FieldErrors } {
	const result = v.safeParse(letterSchemas[kind], fields);
	if (result.success) return { ok: true, letter: result.output };
	const errors: Record<string, string> = Object.create(null);
	for (const issue of result.issues) {
		const field = v.getDotPath(issue) ?? '';
		if (Object.hasOwn(letterSchemas[kind].entries, field)) errors[field] ??= issue.message;
		else errors.form ??= 'Send the fields of this form, and no others';
	}
	return { ok: false, errors };
}
