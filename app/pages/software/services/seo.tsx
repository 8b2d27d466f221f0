import { BesidePicture } from '#app/sections/beside-picture.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { EdgePicture } from '#app/sections/heads/edge-picture.tsx';
import { SplitHead } from '#app/sections/heads/split-head.tsx';
import { Quotes } from '#app/sections/quotes.tsx';
import { Section } from '#app/sections/section.tsx';
import { SearchQuestions } from '#app/sections/software/search-questions.tsx';
import { TaskRows } from '#app/sections/software/task-rows.tsx';
import { WovenFigures } from '#app/sections/woven-figures.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { closings } from '#content/pictures/closings.ts';
import { softwareScenes } from '#content/pictures/subjects/software.ts';
import * as words from '#content/software/seo.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<SplitHead
				{...words.opening}
				ground="wash"
				at="half"
				beside={<EdgePicture {...softwareScenes.search} />}
			/>
			<Section className="section--after" heading={words.statsHeading}>
				<BesidePicture {...words.audited}>
					<WovenFigures items={words.stats} stacked />
				</BesidePicture>
			</Section>
			<Section ground="tint" of={words.questions} heading={words.questionsHeading}>
				<SearchQuestions questions={words.questions} target={words.questionsTarget} />
			</Section>
			<Section reveal of={words.services} {...words.servicesIntro}>
				<TaskRows items={words.services} />
			</Section>
			<Section reveal ground="wash" of={words.testimonials} heading={words.testimonialsHeading}>
				<Quotes items={words.testimonials} />
			</Section>
			<ClosingCall {...words.closing} steps={words.next} picture={closings.lighthouse} />
		</>
	);
}
