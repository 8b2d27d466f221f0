import type { FormWords } from '#content/shapes.ts';
import type { Message } from '#contract/submissions.ts';
import { type FormField, SubmissionForm } from './submission-form.tsx';

const fields: readonly FormField[] = [
	{ name: 'name', label: 'Name', autoComplete: 'name' },
	{ name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
	{ name: 'message', label: 'Message', type: 'textarea' },
];

type ContactFormProps = {
	readonly words: FormWords;
	/** What the fields hold at first: the submission that the server could not take. */
	readonly start?: Partial<Message> & { readonly page?: string };
};

/** FORM-1: a message to AEG. */
export function ContactForm({ words, start }: ContactFormProps) {
	return <SubmissionForm kind="message" fields={fields} words={words} start={start} />;
}
