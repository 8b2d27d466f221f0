import { type InputEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { CopyText } from '#app/widgets/copy-text.tsx';
import type { ComposerWords } from '#content/shapes.ts';
import { keepDraft, readDraft } from './draft.ts';
import { Field } from './field.tsx';
import { isLong, type MailDraft, mailBody, mailLink } from './mail-link.ts';
import styles from './submission-form.module.css';
import { fieldIn, fillFields } from './typed.ts';
import { useFormHere } from './use-form-here.ts';

type MailComposerFormProps = {
	readonly to: string;
	readonly words: ComposerWords;
	/** Hands an address to the browser; a test listens here. */
	readonly open?: (address: string) => void;
};

const idOf = (part: keyof MailDraft) => `composer-${part}`;

/**
 * Opens the visitor's own mail composer with what was typed (GROUP-9, HUB-7): nothing is sent over the network and
 * nothing is checked. Without script the browser does the same with subject and message.
 */
export function MailComposerForm({ to, words, open = goTo }: MailComposerFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const note = useId();
	const here = useFormHere('composer');
	const [long, setLong] = useState(false);
	useEffect(() => {
		const draft = readDraft({ form: here.form, search: here.search });
		if (draft && form.current) fillFields(form.current, draft.fields);
	}, [here.form, here.search]);

	function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const link = mailLink(to, mailDraft(event.currentTarget));
		setLong(isLong(link));
		open(link);
	}
	function keep({ currentTarget }: InputEvent<HTMLFormElement>) {
		const draft = mailDraft(currentTarget);
		setLong(isLong(mailLink(to, draft)));
		const fields = Object.entries(draft).map(([part, words]) => [idOf(part as keyof MailDraft), words]);
		keepDraft(here, { fields: Object.fromEntries(fields) });
	}
	function wholeText() {
		const draft = mailDraft(form.current);
		return `${to}\n${draft.subject}\n\n${mailBody(draft)}`;
	}
	return (
		<form
			className={styles.form}
			data-abreast
			aria-label={words.name}
			action={`mailto:${to}`}
			method="get"
			noValidate
			onSubmit={submit}
			onInput={keep}
			ref={form}
		>
			<Field id={idOf('name')} label="Name" autoComplete="name" />
			<Field id={idOf('email')} label="Email" type="email" autoComplete="email" />
			<div className={styles.whole}>
				<Field id={idOf('subject')} name="subject" label="Subject" />
			</div>
			<div className={styles.whole}>
				<Field id={idOf('message')} name="body" label="Message" type="textarea" />
			</div>
			<div className="btns">
				<button type="submit" className="btn btn--solid" aria-describedby={note}>
					{words.button}
				</button>
				<CopyText words={words} text={wholeText} />
				<p className="note" id={note}>
					{words.note}
				</p>
				<p className={styles.long} role="status">
					{long ? words.long : ''}
				</p>
			</div>
		</form>
	);
}

function mailDraft(form: HTMLFormElement | null): MailDraft {
	const typed = (part: keyof MailDraft) => (form && fieldIn(form, idOf(part))?.value) ?? '';
	return {
		name: typed('name'),
		email: typed('email'),
		subject: typed('subject'),
		message: typed('message'),
	};
}

function goTo(address: string) {
	location.assign(address);
}
