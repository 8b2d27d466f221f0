import { ContactForm } from '#app/forms/contact-form.tsx';
import { Problems } from '#app/forms/problems.tsx';
import { LetterAnswer } from '#app/sections/letter-answer.tsx';
import { answerMeta } from '#app/seo/meta.ts';
import { messageFailed, places } from '#content/answers.ts';
import { messageWords } from '#content/forms.ts';

export const meta = answerMeta(messageFailed.heading);

export default function MessageFailed() {
	return (
		<LetterAnswer {...messageFailed}>
			<Problems list={places.errors} />
			<ContactForm words={messageWords} start={places.message} />
		</LetterAnswer>
	);
}
