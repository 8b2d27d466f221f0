import * as timings from '#app/behaviours/timings.ts';
import { BesidePicture } from '#app/sections/beside-picture.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { GalleryHead } from '#app/sections/heads/gallery-head.tsx';
import { OpeningActions } from '#app/sections/opening-actions.tsx';
import { Plans } from '#app/sections/plans.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { SpecSheet } from '#app/sections/software/spec-sheet.tsx';
import { Testimonials } from '#app/sections/testimonials.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { Reveal } from '#app/widgets/reveal.tsx';
import { closings } from '#content/pictures/closings.ts';
import { headPictures } from '#content/software/head-pictures.ts';
import * as words from '#content/software/hosting.ts';
import { hostingPlans } from '#content/software/plans.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<GalleryHead {...words.opening} picture={headPictures.servers}>
				<OpeningActions actions={words.opening.actions} dyed />
			</GalleryHead>
			<Section ground="tint" of={words.benefits}>
				<SectionHeading {...words.benefitsIntro} />
				<Reveal>
					<BesidePicture {...words.rack}>
						<FeatureList items={words.benefits} />
					</BesidePicture>
				</Reveal>
			</Section>
			<Section id="plans" ground="wash" of={hostingPlans}>
				<SectionHeading {...words.plansIntro} />
				<Reveal>
					<Plans plans={hostingPlans} unpriced={words.unpriced} />
				</Reveal>
			</Section>
			<Section of={words.specs}>
				<SectionHeading {...words.specsIntro} />
				<SpecSheet specs={words.specs} />
			</Section>
			<Testimonials
				heading={words.testimonialsHeading}
				every={timings.hostingTestimonials}
				items={words.testimonials}
			/>
			<ClosingCall {...words.closing} steps={words.next} picture={closings.crate} />
		</>
	);
}
