import type { ReactNode } from 'react';
import { editions } from '#app/editions/editions.ts';
import { Problems } from '#app/forms/problems.tsx';
import { RegistrationForm } from '#app/forms/registration-form.tsx';
import { ResponseReceipt } from '#app/forms/response-receipt.tsx';
import { ContactForm } from '#app/forms/submission-form.tsx';
import { ResponsePage } from '#app/sections/response-page.tsx';
import { ResponseMeta } from '#app/seo/meta.tsx';
import { formsOf } from '#content/conference/registration-words.ts';
import { messageWords } from '#content/forms.ts';
import * as words from '#content/site/response-pages.ts';
import type { EditionState } from '#contract/edition-states.ts';

/** What a form is answered with that came without script (FORM-8). */

const { places } = words;
const registrationForms = formsOf(editions.current);

type AnswerProps = { readonly of: words.ResponsePage; readonly children: ReactNode };

const Answer = ({ of, children }: AnswerProps) => (
	<>
		<ResponseMeta title={of.heading} />
		<ResponsePage {...of}>{children}</ResponsePage>
	</>
);

export const MessageSent = () => (
	<Answer of={words.messageSent}>
		<ResponseReceipt kind="message" words={messageWords} parts={{ ...places, submission: places.message }} />
	</Answer>
);

/** By where the edition stood (STATE-1). */
export function RegistrationSent({ state }: { readonly state: EditionState }) {
	const form = registrationForms[state];
	const parts = { ...places, about: form.about.words, submission: places.registration };
	return (
		<Answer of={words.registrationSent}>
			<ResponseReceipt kind="registration" words={form} parts={parts} />
		</Answer>
	);
}

export const MessageFailed = () => (
	<Answer of={words.messageFailed}>
		<Problems list={places.errors} />
		<ContactForm words={messageWords} start={places.message} />
	</Answer>
);

export const RegistrationFailed = () => (
	<Answer of={words.registrationFailed}>
		<Problems list={places.errors} />
		<RegistrationForm words={registrationForms} start={places.registration} />
	</Answer>
);

export const DocumentRefused = () => (
	<Answer of={words.documentRefused}>
		<Problems list={places.errors} />
	</Answer>
);
