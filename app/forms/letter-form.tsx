import { useLive } from '#app/behaviours/use-live.ts';
import type { LetterWords } from '#content/shapes.ts';
import type { LetterKind } from '#contract/letters.ts';
import { Envelope } from './envelope.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './letter-form.module.css';
import { LetterNotice } from './letter-notice.tsx';
import { fieldStanding } from './letter-state.ts';
import { letterAction } from './send.ts';
import { SubmitButton } from './submit-button.tsx';
import { useLetter } from './use-letter.ts';

export type LetterField = Pick<FieldProps, 'label' | 'type' | 'autoComplete'> & {
	readonly name: string;
};

type LetterFormProps = {
	readonly kind: LetterKind;
	readonly fields: readonly LetterField[];
	readonly words: LetterWords;
	/** What the fields hold at first, by name. */
	readonly start?: Readonly<Record<string, string>> | undefined;
	/** Short fields stand two abreast where there is room. */
	readonly abreast?: boolean;
};

/** A letter to the office. Without script the browser posts it and the server answers with a page (FORM-8). */
export function LetterForm({ kind, fields, words, start, abreast }: LetterFormProps) {
	const { state, form, notice, type, submit } = useLetter(kind);
	const hydrated = useLive();
	return (
		<form
			className={styles.form}
			data-abreast={abreast}
			method="post"
			action={letterAction(kind)}
			noValidate={hydrated}
			onInput={type}
			onSubmit={submit}
			ref={form}
		>
			<LetterNotice form={kind} fields={fields} state={state} words={words} ref={notice} />
			{fields.map((field) => (
				<Field
					key={field.name}
					id={`${kind}-${field.name}`}
					start={start?.[field.name]}
					required
					{...field}
					{...fieldStanding(state, field.name)}
				/>
			))}
			<Envelope />
			<div className={styles.foot}>
				<SubmitButton label={words.button} busy={state.is === 'sending'} busyLabel={words.sending} />
				<p className={styles.note}>
					{words.note} <a href={words.privacy.to}>{words.privacy.label}</a>
				</p>
			</div>
		</form>
	);
}
