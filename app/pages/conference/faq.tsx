import { editions } from '#app/editions/editions.ts';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { EditionNext } from '#app/sections/conference/edition-next.tsx';
import { SteadyEditionText } from '#app/sections/conference/edition-text.tsx';
import { isOver } from '#app/sections/conference/use-edition-state.ts';
import { SceneHead } from '#app/sections/heads/scene-head.tsx';
import { Questions } from '#app/sections/questions.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { aboutOf, head, metaOf, moreOf, picture, questionsOf } from '#content/conference/faq.ts';
import { nextLink, nextSays } from '#content/conference/next-conference.ts';
import { closings } from '#content/pictures/closings.ts';

const { current } = editions;
const about = aboutOf(current);
const questions = questionsOf(current, isOver(current));

export function Component() {
	return (
		<>
			<Meta {...metaOf(editions)} />
			<SceneHead {...head} picture={picture}>
				<EditionNext edition={current} words={nextSays(current)} links={nextLink} />
			</SceneHead>
			<Section ground="tint">
				<SectionHeading
					heading={about.heading}
					lead={<SteadyEditionText edition={current} words={about.lead} />}
				/>
				<Questions name="faq" items={questions.map(item)} />
			</Section>
			<ClosingCall {...moreOf(isOver(current))} picture={closings.programme} keep="whole" />
		</>
	);
}

function item({ id, question, fact, answer, link, language }: (typeof questions)[number]) {
	const matter = (
		<>
			<p>{answer}</p>
			{link && <GoLink {...link} />}
		</>
	);
	return { id, question, fact, answer: matter, language };
}
