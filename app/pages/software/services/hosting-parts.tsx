import { BesidePicture } from '#app/sections/beside-picture.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { GalleryHead } from '#app/sections/heads/gallery-head.tsx';
import { OpeningActions } from '#app/sections/opening-actions.tsx';
import { Plans } from '#app/sections/plans.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { SpecSheet } from '#app/sections/software/spec-sheet.tsx';
import { Reveal } from '#app/widgets/reveal.tsx';
import { closings } from '#content/pictures/closings.ts';
import { headPictures } from '#content/software/head-pictures.ts';
import * as words from '#content/software/hosting.ts';

/** The parts of the page on hosting that stand still. */

export function Opening() {
	return (
		<>
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
			<Section id="plans" ground="wash" of={words.plans}>
				<SectionHeading {...words.plansIntro} />
				<Reveal>
					<Plans plans={words.plans} unpriced={words.unpriced} />
				</Reveal>
			</Section>
			<Section of={words.specs}>
				<SectionHeading {...words.specsIntro} />
				<SpecSheet specs={words.specs} />
			</Section>
		</>
	);
}

export function Closing() {
	return <ClosingCall {...words.closing} steps={words.next} picture={closings.crate} />;
}
