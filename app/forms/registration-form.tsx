import type { FormWords, InEachState } from '#content/shapes.ts';
import type { EditionState } from '#contract/edition-states.ts';
import { SubmissionForm } from './submission-form.tsx';

type RegistrationFormProps = {
	/** What the form says in each state of the edition, and what the answer says by the state in which it was received. */
	readonly words: InEachState<FormWords>;
	/** Where the edition stands; left out while nobody knows. */
	readonly state?: EditionState | undefined;
	/** What the fields hold at first, by name: the submission that the server could not take. */
	readonly start?: Readonly<Record<string, string>>;
};

/** FORM-2: a registration for a conference, or interest in one (STATE-1). */
export function RegistrationForm({ words, state, start }: RegistrationFormProps) {
	return (
		<SubmissionForm
			kind="registration"
			words={words[state ?? 'standing']}
			answers={words}
			shown={state}
			start={start}
			abreast
		/>
	);
}
