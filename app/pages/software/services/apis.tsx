import { nearPart } from '#app/behaviours/near-part.ts';
import type { ServiceHandle } from '#app/layouts/service.tsx';
import { StaticPart } from '#app/navigation/sent.tsx';
import { CodeSamples } from '#app/sections/code-samples.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { DocsCards } from '#app/sections/software/docs-cards.tsx';
import { FurtherReading } from '#app/sections/software/further-reading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { copying } from '#content/copying.ts';
import * as words from '#content/software/apis.ts';
import { codeSamples } from '#content/software/code-samples.ts';

export const parts = nearPart(() => import('./apis-parts.tsx'));

export const handle: ServiceHandle = { navigation: words.navigation };

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<StaticPart of={parts} name="Opening" />
			<Section id="samples" ground="tint">
				<SectionHeading {...words.samplesIntro} />
				<CodeSamples label={words.samplesIntro.heading} samples={codeSamples} words={copying} />
			</Section>
			<Section id="docs">
				<SectionHeading {...words.docsIntro} />
				<DocsCards cards={words.docs} />
				<FurtherReading label={words.advancedLabel} links={words.advanced} />
			</Section>
			<StaticPart of={parts} name="Closing" />
		</>
	);
}
