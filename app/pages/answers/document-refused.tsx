import { Problems } from '#app/forms/problems.tsx';
import { LetterAnswer } from '#app/sections/letter-answer.tsx';
import { answerMeta } from '#app/seo/meta.ts';
import { documentRefused, places } from '#content/answers.ts';

export const meta = answerMeta(documentRefused.heading);

export default function DocumentRefused() {
	return (
		<LetterAnswer {...documentRefused}>
			<Problems list={places.errors} />
		</LetterAnswer>
	);
}
