import { Receipt } from '#app/forms/receipt.tsx';
import { LetterAnswer } from '#app/sections/letter-answer.tsx';
import { answerMeta } from '#app/seo/meta.ts';
import { places, registrationSent } from '#content/answers.ts';
import { registrationWords } from '#content/forms.ts';

export const meta = answerMeta(registrationSent.heading);

export default function RegistrationSent() {
	return (
		<LetterAnswer {...registrationSent}>
			<Receipt words={registrationWords} reference={places.reference} />
		</LetterAnswer>
	);
}
