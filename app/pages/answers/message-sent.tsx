import { Receipt } from '#app/forms/receipt.tsx';
import { LetterAnswer } from '#app/sections/letter-answer.tsx';
import { answerMeta } from '#app/seo/meta.ts';
import { messageSent, places } from '#content/answers.ts';
import { messageWords } from '#content/forms.ts';

export const meta = answerMeta(messageSent.heading);

export default function MessageSent() {
	return (
		<LetterAnswer {...messageSent}>
			<Receipt words={messageWords} reference={places.reference} />
		</LetterAnswer>
	);
}
