import { useVisit } from '#app/behaviours/use-visit.ts';
import type { FormWords } from '#content/shapes.ts';
import { type Edition, type EditionState, editionState, turningPoints } from '#contract/dates.ts';
import { SubmissionForm } from './submission-form.tsx';

type RegistrationFormProps = {
	readonly words: FormWords;
	/** What the button says in each state of an edition, once the clock is known; before that, and without it, as `words` say. */
	readonly by?: { readonly edition: Edition; readonly calls: Readonly<Record<EditionState, string>> };
	/** What the fields hold at first, by name: the submission that the server could not take. */
	readonly start?: Readonly<Record<string, string>>;
};

/** FORM-2: a registration for a conference. */
export function RegistrationForm({ words, by, start }: RegistrationFormProps) {
	const now = useVisit(by ? turningPoints(by.edition) : []);
	const button = by && now !== undefined ? by.calls[editionState(by.edition, now)] : words.button;
	return <SubmissionForm kind="registration" words={{ ...words, button }} start={start} abreast />;
}
