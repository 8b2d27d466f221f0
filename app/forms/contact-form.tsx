import type { FormTopics, FormWords } from '#content/shapes.ts';
import { SubmissionForm } from './submission-form.tsx';

type ContactFormProps = {
	readonly words: FormWords;
	/** What the address may name for it to be about (CTA-1). */
	readonly topics?: FormTopics;
	/** What the fields hold at first, by name: the submission that the server could not take. */
	readonly start?: Readonly<Record<string, string>>;
};

/** FORM-1: a message to AEG. */
export function ContactForm(props: ContactFormProps) {
	return <SubmissionForm kind="message" {...props} />;
}
