import { BesidePicture } from '#app/sections/beside-picture.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { EdgePicture } from '#app/sections/heads/edge-picture.tsx';
import { SplitHead } from '#app/sections/heads/split-head.tsx';
import { Process } from '#app/sections/process.tsx';
import { Section } from '#app/sections/section.tsx';
import { TechTiles } from '#app/sections/tech-tiles.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { closings } from '#content/pictures/closings.ts';
import { softwareScenes } from '#content/pictures/subjects/software.ts';
import * as words from '#content/software/custom-software.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<SplitHead
				{...words.opening}
				ground="tint"
				at="half"
				beside={<EdgePicture {...softwareScenes.spreadsheet} />}
			/>
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
