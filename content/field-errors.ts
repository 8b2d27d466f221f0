import {
	type Field,
	type FieldErrors,
	type FieldFault,
	type FieldName,
	limits,
	type SubmissionKind,
	submissionFields,
} from '#contract/submissions.ts';
import { askingFor } from './field-words.ts';

/** What a visitor reads beside a field that is wrong. */
const words: Readonly<Record<FieldFault, (name: FieldName, field: Field) => string>> = {
	missing: askingFor,
	template: () => 'Add your own words: answer a line of the message, or write below it what you need',
	// written when it is needed: the first number that a browser formats takes it 13 ms
	long: (_, { kind }) => `Use at most ${limits[kind].toLocaleString('en')} characters`,
	plain: (_, { kind }) => (kind === 'text' ? 'Use plain text' : 'Use one line of plain text'),
	letters: () =>
		'Enter an email address that has only the letters a to z before the @: our email reaches no others',
	address: () => 'Enter an email address in the correct format, like name@example.com',
	unknown: () => 'Reload the page and send the form again',
};

/**
 * The faults of a submission in words, by field name.
 * @param faults from `readSubmission`; what concerns no field of the kind stands under `form`
 */
export function errorWords(kind: SubmissionKind, faults: Readonly<Record<string, FieldFault>>): FieldErrors {
	const fields: Readonly<Record<string, Field>> = submissionFields[kind];
	return Object.fromEntries(
		Object.entries(faults).map(([name, fault]) => [
			name,
			words[fault](name as FieldName, fields[name] ?? { kind: 'line', required: false }),
		]),
	);
}
