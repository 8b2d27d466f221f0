import { ClosingCall } from '#app/sections/closing-call.tsx';
import { EdgePicture } from '#app/sections/heads/edge-picture.tsx';
import { SplitHead } from '#app/sections/heads/split-head.tsx';
import { Process } from '#app/sections/process.tsx';
import { Section } from '#app/sections/section.tsx';
import { AppCategories } from '#app/sections/software/app-categories.tsx';
import { AppFeatures } from '#app/sections/software/app-features.tsx';
import { Patchwork } from '#app/sections/software/patchwork.tsx';
import { ToolRibbon } from '#app/sections/software/tool-ribbon.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { closings } from '#content/pictures/closings.ts';
import { softwareScenes } from '#content/pictures/subjects/software.ts';
import * as words from '#content/software/mobile-apps.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<SplitHead
				{...words.opening}
				ground="field"
				at="half"
				beside={<EdgePicture {...softwareScenes.phone} />}
			/>
			<Section reveal of={words.stack} {...words.stackIntro}>
				<ToolRibbon tools={words.stack} />
			</Section>
			<Section reveal ground="tint" of={words.services} {...words.servicesIntro}>
				<Patchwork parts={words.services} />
			</Section>
			<Section reveal of={words.process} {...words.processIntro}>
				<Process steps={words.process} />
			</Section>
			<AppFeatures
				intro={words.featuresIntro}
				features={words.features}
				picture={softwareScenes['field-diary']}
			/>
			<Section reveal of={words.categories} {...words.categoriesIntro}>
				<AppCategories categories={words.categories} />
			</Section>
			<ClosingCall {...words.closing} steps={words.next} picture={closings.needle} />
		</>
	);
}
