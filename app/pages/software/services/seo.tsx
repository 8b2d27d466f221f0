import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { Quotes } from '#app/sections/quotes.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { SearchQuestions } from '#app/sections/software/search-questions.tsx';
import { ServiceOpening } from '#app/sections/software/service-opening.tsx';
import { Stats } from '#app/sections/stats.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { Reveal } from '#app/widgets/reveal.tsx';
import { samplesNote } from '#content/odds.ts';
import * as words from '#content/software/seo.ts';

export const meta = pageMeta(words.meta);

export default function Seo() {
	return (
		<>
			<ServiceOpening {...words.opening} ground="wash">
				<SearchQuestions label={words.questionsLabel} questions={words.questions} />
			</ServiceOpening>
			<Section>
				<Stats items={words.stats} />
			</Section>
			<Section>
				<SectionHeading {...words.servicesIntro} />
				<Reveal>
					<FeatureList items={words.services} columns={3} />
				</Reveal>
			</Section>
			<Section ground="wash">
				<SectionHeading heading={words.testimonialsHeading} />
				<Reveal>
					<Quotes items={words.testimonials} />
				</Reveal>
			</Section>
			<SamplesNote text={samplesNote} ground="wash" />
			<ClosingCall {...words.closing} />
		</>
	);
}
