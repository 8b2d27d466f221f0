import type { FormWords } from '#content/shapes.ts';
import { SubmissionForm } from './submission-form.tsx';

type RegistrationFormProps = {
	readonly words: FormWords;
	/** What the fields hold at first, by name: the submission that the server could not take. */
	readonly start?: Readonly<Record<string, string>>;
};

/** FORM-2: a registration for a conference. */
export function RegistrationForm(props: RegistrationFormProps) {
	return <SubmissionForm kind="registration" {...props} abreast />;
}
