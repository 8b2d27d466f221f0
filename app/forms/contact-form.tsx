import type { LetterWords } from '#content/shapes.ts';
import type { Message } from '#contract/letters.ts';
import { type LetterField, LetterForm } from './letter-form.tsx';

const fields: readonly LetterField[] = [
	{ name: 'name', label: 'Name', autoComplete: 'name' },
	{ name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
	{ name: 'message', label: 'Message', type: 'textarea' },
];

type ContactFormProps = {
	readonly words: LetterWords;
	/** What the fields hold at first: the letter that the server could not take. */
	readonly start?: Partial<Message>;
};

/** FORM-1: a message to the office. */
export function ContactForm({ words, start }: ContactFormProps) {
	return <LetterForm kind="message" fields={fields} words={words} start={start} />;
}
