import type { FormWords } from '#content/shapes.ts';
import type { Registration } from '#contract/submissions.ts';
import { type FormField, SubmissionForm } from './submission-form.tsx';

const fields: readonly FormField[] = [
	{ name: 'name', label: 'Name', autoComplete: 'name' },
	{ name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
	{ name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
	{ name: 'affiliation', label: 'Institute', autoComplete: 'organization' },
	{ name: 'department', label: 'Department' },
];

type RegistrationFormProps = {
	readonly words: FormWords;
	/** What the fields hold at first: the submission that the server could not take. */
	readonly start?: Partial<Registration> & { readonly page?: string };
};

/** FORM-2: a registration for a conference. */
export function RegistrationForm({ words, start }: RegistrationFormProps) {
	return <SubmissionForm kind="registration" fields={fields} words={words} start={start} abreast />;
}
