import type { ServiceHandle } from '#app/layouts/service.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { CodeSamples } from '#app/sections/code-samples.tsx';
import { EdgePicture } from '#app/sections/heads/edge-picture.tsx';
import { SplitHead } from '#app/sections/heads/split-head.tsx';
import { Plans } from '#app/sections/plans.tsx';
import { Section } from '#app/sections/section.tsx';
import { ApiCloth } from '#app/sections/software/api-cloth.tsx';
import { DocsCards } from '#app/sections/software/docs-cards.tsx';
import { FurtherReading } from '#app/sections/software/further-reading.tsx';
import { Stats } from '#app/sections/stats.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { copying } from '#content/copying.ts';
import { closings } from '#content/pictures/closings.ts';
import { softwareScenes } from '#content/pictures/subjects/software.ts';
import * as words from '#content/software/apis.ts';
import { codeSamples } from '#content/software/code-samples.ts';
import { apiPlans } from '#content/software/plans.ts';

export const handle: ServiceHandle = { navigation: words.navigation };

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<SplitHead
				{...words.opening}
				ground="night"
				at="half"
				beside={<EdgePicture {...softwareScenes.reply} />}
			/>
			<Section className="section--close">
				<Stats of={words.reachOf} items={words.reach} />
			</Section>
			<Section id="features" ground="wash" of={words.features} {...words.featuresIntro}>
				<ApiCloth features={words.features} protocols={codeSamples.map(({ label }) => label)} />
			</Section>
			<Section id="samples" ground="tint" {...words.samplesIntro}>
				<CodeSamples label={words.samplesIntro.heading} samples={codeSamples} words={copying} />
			</Section>
			<Section id="docs" {...words.docsIntro}>
				<DocsCards cards={words.docs} />
				<FurtherReading label={words.advancedLabel} links={words.advanced} />
			</Section>
			<Section reveal id="pricing" ground="tint" of={apiPlans} {...words.plansIntro}>
				<Plans plans={apiPlans} />
			</Section>
			<ClosingCall {...words.closing} steps={words.next} picture={closings.plug} />
		</>
	);
}
