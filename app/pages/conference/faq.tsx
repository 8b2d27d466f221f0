import '#app/styles/print.css';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { PlateSplit } from '#app/sections/plate-split.tsx';
import { Section } from '#app/sections/section.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { Accordion } from '#app/widgets/accordion.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { about, head, more, questions, meta as words } from '#content/conference/faq.ts';

export const meta = pageMeta(words);

export default function Faq() {
	return (
		<>
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

function item({ question, answer, link }: (typeof questions)[number]) {
	const matter = (
		<>
			<p>{answer}</p>
			{link && <GoLink {...link} />}
		</>
	);
	return { question, answer: matter };
}
