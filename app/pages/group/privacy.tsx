import { editions } from '#app/editions/editions.ts';
import { type Answer, Answers } from '#app/sections/answers.tsx';
import { ContactDetails } from '#app/sections/contact-details.tsx';
import { ContentsList } from '#app/sections/heads/contents-list.tsx';
import { SplitHead } from '#app/sections/heads/split-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { officeEmail } from '#content/find-us.ts';
import { answersLabel, answersOf, contentsOf, intro, meta as words } from '#content/group/privacy.ts';

const answers = answersOf(editions.current);

export function Component() {
	return (
		<>
			<Meta {...words} />
			<SplitHead {...intro} at="top" beside={<ContentsList {...contentsOf(answers)} />} />
			<Section ground="tint" label={answersLabel}>
				<Answers items={answers.map(withEmail)} />
			</Section>
		</>
	);
}

/** The answer that asks for a message says where to. */
function withEmail(answer: Answer): Answer {
	if (answer.id !== 'erased') return answer;
	return { ...answer, more: <ContactDetails details={[officeEmail]} />, records: [officeEmail] };
}
