import { ClosingCall } from '#app/sections/closing-call.tsx';
import { EditionSays } from '#app/sections/conference/edition-line.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { PictureSplit } from '#app/sections/picture-split.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { Accordion } from '#app/widgets/accordion.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { edition } from '#content/conference/edition.ts';
import { about, head, more, questions, meta as words } from '#content/conference/faq.ts';
import { halls } from '#content/pictures/halls.ts';
import { hallSubjects } from '#content/pictures/subjects/halls.ts';

export function Component() {
	return (
		<>
			<Meta {...words} />
			<PageHead {...head} />
			<Section>
				<PictureSplit {...about} picture={{ file: halls.questions, alt: hallSubjects.questions.alt }}>
					<Accordion name="faq" items={questions.map(item)} />
				</PictureSplit>
			</Section>
			<ClosingCall {...more} />
		</>
	);
}

function item({ question, answer, link, state }: (typeof questions)[number]) {
	const matter = (
		<>
			<p>{answer}</p>
			{state && (
				<p>
					<EditionSays edition={edition} words={state} />
				</p>
			)}
			{link && <GoLink {...link} />}
		</>
	);
	return { question, answer: matter };
}
