import { ClosingCall } from '#app/sections/closing-call.tsx';
import { EditionLead } from '#app/sections/conference/edition-line.tsx';
import { EditionNext } from '#app/sections/conference/edition-next.tsx';
import { DocumentHead } from '#app/sections/heads/document-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { SidePicture } from '#app/sections/side-picture.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { Accordion } from '#app/widgets/accordion.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { current } from '#content/conference/editions.ts';
import { about, contents, head, more, picture, questions, meta as words } from '#content/conference/faq.ts';
import { nextLink, nextSays } from '#content/conference/next-conference.ts';
import { closings } from '#content/pictures/closings.ts';

export function Component() {
	return (
		<>
			<Meta {...words} />
			<DocumentHead {...head} contents={contents}>
				<EditionNext edition={current} words={nextSays} links={nextLink} />
			</DocumentHead>
			<Section ground="tint">
				<Split
					heading={about.heading}
					lead={<EditionLead edition={current} words={about.lead} />}
					aside={<SidePicture {...picture} />}
				>
					<Accordion name="faq" items={questions.map(item)} />
				</Split>
			</Section>
			<ClosingCall {...more} picture={closings.programme} />
		</>
	);
}

function item({ id, question, answer, link, state, language }: (typeof questions)[number]) {
	const matter = (
		<>
			<p>{answer}</p>
			{state && (
				<p>
					<EditionLead edition={current} words={state} />
				</p>
			)}
			{link && <GoLink {...link} />}
		</>
	);
	return { id, question, answer: matter, language };
}
