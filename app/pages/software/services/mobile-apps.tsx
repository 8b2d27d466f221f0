import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { Process } from '#app/sections/process.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { AppCategories } from '#app/sections/software/app-categories.tsx';
import { AppPhone } from '#app/sections/software/app-phone.tsx';
import { ServiceOpening } from '#app/sections/software/service-opening.tsx';
import { TechGrid } from '#app/sections/tech-grid.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { Reveal } from '#app/widgets/reveal.tsx';
import { withIcons } from '#app/widgets/with-icons.ts';
import { closings } from '#content/pictures/closings.ts';
import { headPictures } from '#content/software/head-pictures.ts';
import * as words from '#content/software/mobile-apps.ts';
import { featureDrawings } from './mobile-drawings.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<ServiceOpening {...words.opening} ground="field" picture={headPictures.phone} />
			<Section of={words.stack}>
				<SectionHeading {...words.stackIntro} />
				<Reveal>
					<TechGrid items={words.stack} columns={7} described />
				</Reveal>
			</Section>
			<Section ground="tint" of={words.services}>
				<Split {...words.servicesIntro}>
					<FeatureList items={words.services} />
				</Split>
			</Section>
			<Section of={words.process}>
				<SectionHeading {...words.processIntro} />
				<Reveal>
					<Process steps={words.process} />
				</Reveal>
			</Section>
			<Section ground="wash" of={words.features}>
				<SectionHeading {...words.featuresIntro} />
				<AppPhone features={withIcons(words.features, featureDrawings)} />
			</Section>
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
