import { type FieldName, fieldsOf, type SubmissionKind } from '#contract/submissions.ts';

/** The words of the fields that `contract/submissions.ts` lists, for forms, emails, receipts and the privacy page. */

/**
 * `label` stands over a field, and before it in emails and on the receipt; `kept` is its name within a sentence of the
 * privacy page; `asking` is read by a visitor who left it empty.
 */
const fieldWords: Readonly<Record<FieldName, Readonly<Record<'label' | 'kept' | 'asking', string>>>> = {
	name: { label: 'Name', kept: 'name', asking: 'Enter your name' },
	email: { label: 'Email', kept: 'email address', asking: 'Enter your email address' },
	message: { label: 'Message', kept: 'message', asking: 'Enter your message' },
	phone: { label: 'Phone', kept: 'phone number', asking: 'Enter your phone number' },
	affiliation: { label: 'Institute', kept: 'institute', asking: 'Enter your institute' },
	department: { label: 'Department', kept: 'department', asking: 'Enter your department' },
};

/** Stands in brackets behind the label of a field that may be left empty. */
export const optional = 'optional';

/** What stands over each field. */
export const labels = Object.fromEntries(
	Object.entries(fieldWords).map(([name, { label }]) => [name, label]),
) as Readonly<Record<FieldName, string>>;

/** What a visitor reads who left a field empty. */
export const askingFor = (name: FieldName): string => fieldWords[name].asking;

/** Says, above the fields of a form, which of them must be filled. */
export function requiredNote(kind: SubmissionKind): string {
	const all = fieldsOf(kind).every(([, { required }]) => required);
	return `All fields below are required${all ? '' : `, except those marked “${optional}”`}.`;
}

/** What is kept of a submission, as the end of a sentence: “name, email address and message”. */
export function keptOf(kind: SubmissionKind): string {
	const kept = fieldsOf(kind).map(([name]) => fieldWords[name].kept);
	return new Intl.ListFormat('en-GB').format(kept);
}
