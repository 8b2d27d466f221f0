import { PageLink } from '#app/widgets/page-link.tsx';
import type { FormTopics, FormWords, InEachState } from '#content/shapes.ts';
import type { EditionState } from '#contract/edition-states.ts';
import { fieldsOf, type SubmissionKind } from '#contract/submissions.ts';
import { Field } from './field.tsx';
import { submissionAction } from './form-action.ts';
import { MetadataFields } from './metadata-fields.tsx';
import styles from './submission-form.module.css';
import { fieldStanding } from './submission-state.ts';
import { SubmitButton } from './submit-button.tsx';
import { useFormHere } from './use-form-here.ts';
import { useSubmission } from './use-submission.ts';

/** The box of each kind of field. */
const boxes = { line: 'text', email: 'email', phone: 'tel', text: 'textarea' } as const;

type ContactFormProps = Pick<SubmissionFormProps, 'words' | 'topics' | 'start'>;

/** FORM-1: a message to AEG. */
export const ContactForm = (props: ContactFormProps) => <SubmissionForm kind="message" {...props} />;

type SubmissionFormProps = {
	readonly kind: SubmissionKind;
	readonly words: FormWords;
	/** What is said of what was sent, by where the edition stood then; `words` where it does not matter. */
	readonly answers?: InEachState<FormWords>;
	/** Where it stands before the visitor. */
	readonly shown?: EditionState | undefined;
	/** What the address may name for it to be about (CTA-1). */
	readonly topics?: FormTopics | undefined;
	/** What the fields hold at first, by name: the submission that the server could not take. */
	readonly start?: Readonly<Record<string, string>> | undefined;
	/** Short fields stand two abreast where there is room. */
	readonly abreast?: boolean;
};

/**
 * A submission to the server, or the receipt that takes its place. Without script the browser posts the form and the
 * server answers with a page (FORM-8).
 */
export function SubmissionForm({ kind, words, answers, shown, topics, start, abreast }: SubmissionFormProps) {
	const place = useFormHere(kind, topics);
	const wordsIn = (state?: EditionState) => (answers ? answers[state ?? 'standing'] : words);
	const receiptOf = (state?: EditionState) => ({
		state: state ?? shown,
		about: topics?.find(place.search)?.label ?? wordsIn(state ?? shown).about.words,
	});
	const submission = useSubmission(kind, place, receiptOf, topics);
	const { state, steps, notice } = submission;
	const isSent = state.is === 'sent';
	return (
		<div className={styles.place} ref={submission.box}>
			{steps && isSent && (
				<steps.SentReceipt
					{...state}
					kind={kind}
					words={wordsIn(state.receipt.state)}
					onAgain={submission.again}
					ref={notice}
				/>
			)}
			<form
				className={styles.form}
				aria-label={words.name}
				data-abreast={abreast}
				method="post"
				action={submissionAction(kind)}
				noValidate={steps !== undefined}
				hidden={isSent}
				onInput={submission.type}
				onSubmit={submission.submit}
				ref={submission.form}
			>
				{steps && <steps.SubmissionNotice kind={kind} state={state} words={words} ref={notice} />}
				{steps && topics && <steps.Begun topics={topics} searches={submission.begun} />}
				<p className="note">{words.note}</p>
				{fieldsOf(kind).map(([name, { kind: box, required, autoComplete }]) => (
					<Field
						key={name}
						id={`${kind}-${name}`}
						name={name}
						label={required ? words.labels[name] : `${words.labels[name]} (${words.optional})`}
						type={boxes[box]}
						required={required}
						autoComplete={autoComplete}
						start={start?.[name]}
						{...fieldStanding(state, name)}
					/>
				))}
				<MetadataFields page={start?.page} />
				<div className="btns">
					<SubmitButton label={words.button} busy={state.is === 'sending'} busyLabel={words.sending} />
					<p className="note">
						<PageLink to={words.privacy.to}>{words.privacy.label}</PageLink>
					</p>
				</div>
			</form>
		</div>
	);
}
