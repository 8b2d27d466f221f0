import { useHydrated } from '#app/behaviours/use-hydrated.ts';
import { PageLink } from '#app/widgets/page-link.tsx';
import type { FormWords } from '#content/shapes.ts';
import type { SubmissionKind } from '#contract/submissions.ts';
import { Field, type FieldProps } from './field.tsx';
import { MetadataFields } from './metadata-fields.tsx';
import { submissionAction } from './send.ts';
import styles from './submission-form.module.css';
import { SubmissionNotice } from './submission-notice.tsx';
import { fieldStanding } from './submission-state.ts';
import { SubmitButton } from './submit-button.tsx';
import { useSubmission } from './use-submission.ts';

export type FormField = Pick<FieldProps, 'label' | 'type' | 'autoComplete'> & {
	readonly name: string;
};

type SubmissionFormProps = {
	readonly kind: SubmissionKind;
	readonly fields: readonly FormField[];
	readonly words: FormWords;
	/** What the fields hold at first, by name. */
	readonly start?: Readonly<Record<string, string>> | undefined;
	/** Short fields stand two abreast where there is room. */
	readonly abreast?: boolean;
};

/** A submission to the server. Without script the browser posts it and the server answers with a page (FORM-8). */
export function SubmissionForm({ kind, fields, words, start, abreast }: SubmissionFormProps) {
	const { state, form, notice, type, submit, putAway } = useSubmission(kind);
	const hydrated = useHydrated();
	return (
		<form
			className={styles.form}
			aria-label={words.name}
			data-abreast={abreast}
			method="post"
			action={submissionAction(kind)}
			noValidate={hydrated}
			onInput={type}
			onSubmit={submit}
			ref={form}
		>
			<SubmissionNotice
				form={kind}
				fields={fields}
				state={state}
				words={words}
				onAway={putAway}
				ref={notice}
			/>
			<p className={styles.note}>{words.note}</p>
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
			<MetadataFields page={start?.page} />
			<div className={styles.foot}>
				<SubmitButton label={words.button} busy={state.is === 'sending'} busyLabel={words.sending} />
				<p className={styles.note}>
					<PageLink to={words.privacy.to}>{words.privacy.label}</PageLink>
				</p>
			</div>
		</form>
	);
}
