import { ClosingCall } from '#app/sections/closing-call.tsx';
import { EditionSays } from '#app/sections/conference/edition-line.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { PlateSplit } from '#app/sections/plate-split.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { Accordion } from '#app/widgets/accordion.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { current } from '#content/conference/editions.ts';
import { about, head, more, questions, meta as words } from '#content/conference/faq.ts';

export function Component() {
	return (
		<>
			<Meta {...words} />
			<PageHead {...head} />
			<Section>
				<PlateSplit {...about} plate="hall">
					<Accordion name="faq" items={questions.map(item)} />
				</PlateSplit>
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
					<EditionSays edition={current} words={state} />
				</p>
			)}
			{link && <GoLink {...link} />}
		</>
	);
	return { question, answer: matter };
}
