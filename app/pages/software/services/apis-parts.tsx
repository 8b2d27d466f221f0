import { ClosingCall } from '#app/sections/closing-call.tsx';
import { Plans } from '#app/sections/plans.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { ApiCloth } from '#app/sections/software/api-cloth.tsx';
import { ServiceOpening } from '#app/sections/software/service-opening.tsx';
import { Stats } from '#app/sections/stats.tsx';
import { Reveal } from '#app/widgets/reveal.tsx';
import { closings } from '#content/pictures/closings.ts';
import * as words from '#content/software/apis.ts';
import { codeSamples } from '#content/software/code-samples.ts';
import { headPictures } from '#content/software/head-pictures.ts';

/** The parts of the page on APIs that stand still. */

export function Opening() {
	return (
		<>
			<ServiceOpening {...words.opening} ground="night" picture={headPictures.reply} />
			<Section className="section--close">
				<Stats of={words.reachOf} items={words.reach} />
			</Section>
			<Section id="features" ground="wash" of={words.features}>
				<SectionHeading {...words.featuresIntro} />
				<ApiCloth features={words.features} protocols={codeSamples.map(({ label }) => label)} />
			</Section>
		</>
	);
}

export function Closing() {
	return (
		<>
			<Section id="pricing" ground="tint" of={words.plans}>
				<SectionHeading {...words.plansIntro} />
				<Reveal>
					<Plans plans={words.plans} />
				</Reveal>
			</Section>
			<ClosingCall {...words.closing} steps={words.next} picture={closings.plug} />
		</>
	);
}
