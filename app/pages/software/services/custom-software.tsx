import { BesidePicture } from '#app/sections/beside-picture.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { Process } from '#app/sections/process.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { ServiceOpening } from '#app/sections/software/service-opening.tsx';
import { TechTiles } from '#app/sections/tech-tiles.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { Reveal } from '#app/widgets/reveal.tsx';
import { closings } from '#content/pictures/closings.ts';
import * as words from '#content/software/custom-software.ts';
import { headPictures } from '#content/software/head-pictures.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<ServiceOpening {...words.opening} ground="tint" picture={headPictures.spreadsheet} />
			<Section of={words.stack}>
				<SectionHeading {...words.stackIntro} />
				<TechTiles items={words.stack} />
			</Section>
			<Section ground="wash" of={words.process}>
				<SectionHeading {...words.processIntro} />
				<Reveal>
					<Process steps={words.process} beside />
				</Reveal>
			</Section>
			<Section of={words.services}>
				<SectionHeading {...words.servicesIntro} />
				<Reveal>
					<BesidePicture {...words.storeRoom}>
						<FeatureList items={words.services} />
					</BesidePicture>
				</Reveal>
			</Section>
			<ClosingCall {...words.closing} steps={words.next} picture={closings.tape} />
		</>
	);
}
