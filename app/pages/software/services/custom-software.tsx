import { BesidePicture } from '#app/sections/beside-picture.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { Process } from '#app/sections/process.tsx';
import { Section } from '#app/sections/section.tsx';
import { ServiceOpening } from '#app/sections/software/service-opening.tsx';
import { TechTiles } from '#app/sections/tech-tiles.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { closings } from '#content/pictures/closings.ts';
import { softwareScenes } from '#content/pictures/subjects/software.ts';
import * as words from '#content/software/custom-software.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<ServiceOpening {...words.opening} ground="tint" picture={softwareScenes.spreadsheet} />
			<Section of={words.stack} {...words.stackIntro}>
				<TechTiles items={words.stack} />
			</Section>
			<Section reveal ground="wash" of={words.process} {...words.processIntro}>
				<Process steps={words.process} beside />
			</Section>
			<Section reveal of={words.services} {...words.servicesIntro}>
				<BesidePicture {...words.storeRoom}>
					<FeatureList items={words.services} />
				</BesidePicture>
			</Section>
			<ClosingCall {...words.closing} steps={words.next} picture={closings.tape} />
		</>
	);
}
