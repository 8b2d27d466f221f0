import { BesidePicture } from '#app/sections/beside-picture.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { Quotes } from '#app/sections/quotes.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { SearchQuestions } from '#app/sections/software/search-questions.tsx';
import { ServiceOpening } from '#app/sections/software/service-opening.tsx';
import { Stats } from '#app/sections/stats.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { Reveal } from '#app/widgets/reveal.tsx';
import { closings } from '#content/pictures/closings.ts';
import { headPictures } from '#content/software/head-pictures.ts';
import * as words from '#content/software/seo.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<ServiceOpening {...words.opening} ground="wash" picture={headPictures.search} />
			<Section className="section--close">
				<BesidePicture {...words.audited}>
					<div>
						<Stats of={words.statsOf} items={words.stats} />
						<SearchQuestions
							label={words.questionsLabel}
							questions={words.questions}
							target={words.questionsTarget}
						/>
					</div>
				</BesidePicture>
			</Section>
			<Section ground="tint" of={words.services}>
				<SectionHeading {...words.servicesIntro} />
				<Reveal>
					<FeatureList items={words.services} columns={3} />
				</Reveal>
			</Section>
			<Section ground="wash" of={words.testimonials}>
				<SectionHeading heading={words.testimonialsHeading} records={words.testimonials} />
				<Reveal>
					<Quotes items={words.testimonials} />
				</Reveal>
			</Section>
			<ClosingCall {...words.closing} steps={words.next} picture={closings.lighthouse} />
		</>
	);
}
