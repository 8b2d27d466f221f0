import * as timings from '#app/behaviours/timings.ts';
import { BesidePicture } from '#app/sections/beside-picture.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { SceneHead } from '#app/sections/heads/scene-head.tsx';
import { OpeningActions } from '#app/sections/opening-actions.tsx';
import { Plans } from '#app/sections/plans.tsx';
import { Section } from '#app/sections/section.tsx';
import { SpecSheet } from '#app/sections/software/spec-sheet.tsx';
import { Testimonials } from '#app/sections/testimonials.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { closings } from '#content/pictures/closings.ts';
import { headPictures } from '#content/software/head-pictures.ts';
import * as words from '#content/software/hosting.ts';
import { hostingPlans } from '#content/software/plans.ts';
import { withPortraits } from '../with-portraits.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<SceneHead {...words.opening} picture={headPictures.servers}>
				<OpeningActions actions={words.opening.actions} dyed />
			</SceneHead>
			<Section reveal ground="tint" of={words.benefits} {...words.benefitsIntro}>
				<BesidePicture {...words.rack}>
					<FeatureList items={words.benefits} />
				</BesidePicture>
			</Section>
			<Section reveal id="plans" ground="wash" of={hostingPlans} {...words.plansIntro}>
				<Plans plans={hostingPlans} unpriced={words.unpriced} />
			</Section>
			<Section of={words.specs} {...words.specsIntro}>
				<SpecSheet specs={words.specs} />
			</Section>
			<Testimonials
				heading={words.testimonialsHeading}
				every={timings.hostingTestimonials}
				items={withPortraits(words.testimonials, 3)}
			/>
			<ClosingCall {...words.closing} steps={words.next} picture={closings.crate} />
		</>
	);
}
