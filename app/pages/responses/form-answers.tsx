import { editions } from '#app/editions/editions.ts';
import { Problems } from '#app/forms/problems.tsx';
import { Receipt } from '#app/forms/receipt.tsx';
import { RegistrationForm } from '#app/forms/registration-form.tsx';
import { ContactForm } from '#app/forms/submission-form.tsx';
import { ResponsePage } from '#app/sections/response-page.tsx';
import { formsOf } from '#content/conference/registration-words.ts';
import { messageWords } from '#content/forms.ts';
import * as words from '#content/site/response-pages.ts';
import type { EditionState } from '#contract/edition-states.ts';

/** What a form is answered with that came without script (FORM-8). */

const { places } = words;
const registrationForms = formsOf(editions.current);

export const MessageSent = () => (
	<ResponsePage {...words.messageSent}>
		<Receipt
			kind="message"
			words={messageWords}
			parts={{ ...places, submission: places.message }}
			again={places.page}
		/>
	</ResponsePage>
);

/** By where the edition stood (STATE-1). */
export function RegistrationSent({ state }: { readonly state: EditionState }) {
	const form = registrationForms[state];
	const parts = { ...places, about: form.about.words, submission: places.registration };
	return (
		<ResponsePage {...words.registrationSent}>
			<Receipt kind="registration" words={form} parts={parts} again={places.page} />
		</ResponsePage>
	);
}

export const MessageFailed = () => (
	<ResponsePage {...words.messageFailed}>
		<Problems list={places.errors} />
		<ContactForm words={messageWords} start={places.message} />
	</ResponsePage>
);

export const RegistrationFailed = () => (
	<ResponsePage {...words.registrationFailed}>
		<Problems list={places.errors} />
		<RegistrationForm words={registrationForms} start={places.registration} />
	</ResponsePage>
);

export const DocumentRefused = () => (
	<ResponsePage {...words.documentRefused}>
		<Problems list={places.errors} />
	</ResponsePage>
);
