import type { EditionState } from './edition-states.ts';

/**
 * The two submissions a visitor may send (FORM-1 to FORM-4), and what travels with them. `read-submission.ts` checks them,
 * in the browser and on the server.
 */

/** Where each submission is posted, below the configured base address of the API (FORM-6). */
export const submissionPaths = {
	message: '/api/send-email',
	registration: '/api/send-registration',
} as const;

export type SubmissionKind = keyof typeof submissionPaths;

/** The lengths of fields by their kind, in UTF-16 units, as a browser counts them against `maxlength`. */
export const limits = { line: 200, email: 254, phone: 200, text: 10_000 } as const;

/** One field; its words are in `content/field-words.ts`. */
export type Field = {
	readonly kind: keyof typeof limits;
	/** The name by which a browser fills it in (HTML standard, "autofill"). */
	readonly autoComplete?: string;
	readonly required: boolean;
};

/** Every submission names its sender, whom an answer reaches by email. Some names are taken by what stands beside them. */
type Fields = Readonly<Record<string, Field>> & {
	readonly name: Field & { readonly required: true };
	readonly email: Field & { readonly kind: 'email'; readonly required: true };
} & { readonly [Taken in 'conference' | 'errors' | 'form' | 'key' | 'page' | 'reference' | 'topic']?: never };

/**
 * The fields of each submission, in the order of its form. A field that is added here, with its words in
 * `content/field-words.ts`, stands in the form, its check, the store, the organiser's email, the export and the receipt.
 */
export const submissionFields = {
	/** FORM-1, FORM-3: a contact message. */
	message: {
		name: { kind: 'line', required: true, autoComplete: 'name' },
		email: { kind: 'email', required: true, autoComplete: 'email' },
		message: { kind: 'text', required: true },
	},
	/** FORM-2, FORM-4: a conference registration. */
	registration: {
		name: { kind: 'line', required: true, autoComplete: 'name' },
		email: { kind: 'email', required: true, autoComplete: 'email' },
		phone: { kind: 'phone', required: true, autoComplete: 'tel' },
		affiliation: {
			kind: 'line',
			required: true,
			autoComplete: 'organization',
		},
		department: { kind: 'line', required: true },
	},
} as const satisfies Readonly<Record<SubmissionKind, Fields>>;

type FieldsByKind = typeof submissionFields;

/** The names of the fields of a kind; without one, of all kinds. */
export type FieldName<Kind extends SubmissionKind = SubmissionKind> = {
	[One in Kind]: keyof FieldsByKind[One];
}[Kind];

type RequiredName<Kind extends SubmissionKind> = {
	[Name in FieldName<Kind>]: FieldsByKind[Kind][Name] extends { readonly required: true } ? Name : never;
}[FieldName<Kind>];

/** What a submission of a kind holds: a text for each of its fields; an optional one may be empty or not there. */
export type FieldsOf<Kind extends SubmissionKind> = {
	readonly [Name in RequiredName<Kind>]: string;
} & { readonly [Name in Exclude<FieldName<Kind>, RequiredName<Kind>>]?: string };

/** The fields of a submission with their names, in the order of its form. */
export function fieldsOf<Kind extends SubmissionKind>(
	kind: Kind,
): readonly (readonly [name: FieldName<Kind>, field: Field])[] {
	return Object.entries(submissionFields[kind]) as [FieldName<Kind>, Field][];
}

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

/** What may be wrong with a field; `content/field-errors.ts` has the words. */
export type FieldFault =
	| 'missing'
	/** Nothing but what the site itself had written. */
	| 'template'
	| 'long'
	/** Control characters, or more than one line where there is one. */
	| 'plain'
	/** Letters before the @ that our email does not reach. */
	| 'letters'
	| 'address'
	/** No field of the form. */
	| 'unknown';

/** Words for each wrong field, by field name; empty when the submission is fine. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The response to a submission. The site reads only `success` to decide (FORM-3, FORM-4); `state` says where the edition
 * stood when a registration was received, by the clock of the server (STATE-1).
 */
export type SubmissionResponse =
	| { readonly success: true; readonly reference: string; readonly state?: EditionState }
	| { readonly success: false; readonly errors?: FieldErrors };
