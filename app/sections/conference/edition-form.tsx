import { RegistrationForm } from '#app/forms/registration-form.tsx';
import type { FormWords, InEachState } from '#content/shapes.ts';
import type { Edition } from '#contract/dates.ts';
import { useEditionState } from './use-edition-state.ts';

type EditionFormProps = { readonly edition: Edition; readonly words: InEachState<FormWords> };

/** The registration for an edition, or the interest in it, by where it stands at the moment of the visit (FORM-2). */
export function EditionForm({ edition, words }: EditionFormProps) {
	const state = useEditionState(edition);
	return <RegistrationForm words={words} state={state === 'standing' ? undefined : state} />;
}
