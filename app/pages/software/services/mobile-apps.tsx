import { ClosingCall } from '#app/sections/closing-call.tsx';
import { Process } from '#app/sections/process.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { AppCategories } from '#app/sections/software/app-categories.tsx';
import { AppFeatures } from '#app/sections/software/app-features.tsx';
import { Patchwork } from '#app/sections/software/patchwork.tsx';
import { ServiceOpening } from '#app/sections/software/service-opening.tsx';
import { ToolRibbon } from '#app/sections/software/tool-ribbon.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { Reveal } from '#app/widgets/reveal.tsx';
import { closings } from '#content/pictures/closings.ts';
import { headPictures } from '#content/software/head-pictures.ts';
import * as words from '#content/software/mobile-apps.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<ServiceOpening {...words.opening} ground="field" picture={headPictures.phone} />
			<Section of={words.stack}>
				<SectionHeading {...words.stackIntro} />
				<Reveal>
					<ToolRibbon tools={words.stack} />
				</Reveal>
			</Section>
			<Section ground="tint" of={words.services}>
				<SectionHeading {...words.servicesIntro} />
				<Reveal>
					<Patchwork parts={words.services} />
				</Reveal>
			</Section>
			<Section of={words.process}>
				<SectionHeading {...words.processIntro} />
				<Reveal>
					<Process steps={words.process} />
				</Reveal>
			</Section>
			<AppFeatures intro={words.featuresIntro} features={words.features} picture={headPictures.fieldDiary} />
			<Section of={words.categories}>
				<SectionHeading {...words.categoriesIntro} />
				<Reveal>
					<AppCategories categories={words.categories} />
				</Reveal>
			</Section>
			<ClosingCall {...words.closing} steps={words.next} picture={closings.needle} />
		</>
	);
}
