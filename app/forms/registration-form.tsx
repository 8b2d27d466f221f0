import type { LetterWords } from '#content/shapes.ts';
import type { Registration } from '#contract/letters.ts';
import { type LetterField, LetterForm } from './letter-form.tsx';

const fields: readonly LetterField[] = [
	{ name: 'name', label: 'Name', autoComplete: 'name' },
	{ name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
	{ name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
	{ name: 'affiliation', label: 'Institute', autoComplete: 'organization' },
	{ name: 'department', label: 'Department' },
];

type RegistrationFormProps = { readonly words: LetterWords; readonly start?: Partial<Registration> };

/** FORM-2: a registration for a conference. */
export function RegistrationForm({ words, start }: RegistrationFormProps) {
	return <LetterForm kind="registration" fields={fields} words={words} start={start} abreast />;
}
