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
				<FeatureList items={words.services} columns={3} />
			</Section>
			<Section ground="wash">
				<SectionHeading heading={words.testimonialsHeading} />
				<Quotes items={words.testimonials} />
			</Section>
			<SamplesNote text={samplesNote} ground="wash" />
			<ClosingCall {...words.closing} />
		</>
	);
}
