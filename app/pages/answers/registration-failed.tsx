import { Problems } from '#app/forms/problems.tsx';
import { RegistrationForm } from '#app/forms/registration-form.tsx';
import { LetterAnswer } from '#app/sections/letter-answer.tsx';
import { answerMeta } from '#app/seo/meta.ts';
import { places, registrationFailed } from '#content/answers.ts';
import { registrationWords } from '#content/forms.ts';

export const meta = answerMeta(registrationFailed.heading);

export default function RegistrationFailed() {
	return (
		<LetterAnswer {...registrationFailed}>
			<Problems list={places.errors} />
			<RegistrationForm words={registrationWords} start={places.registration} />
		</LetterAnswer>
	);
}
