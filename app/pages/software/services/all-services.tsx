import { ClosingCall } from '#app/sections/closing-call.tsx';
import { EdgePicture } from '#app/sections/heads/edge-picture.tsx';
import { SplitHead } from '#app/sections/heads/split-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { ServiceIndex } from '#app/sections/software/service-index.tsx';
import { Situations } from '#app/sections/software/situations.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { softwareScenes } from '#content/pictures/subjects/software.ts';
import * as words from '#content/software/all-services.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<SplitHead {...words.opening} at="half" beside={<EdgePicture {...softwareScenes.choosing} />} />
			<Section ground="tint" className="section--after" label={words.meta.title}>
				<ServiceIndex columns={words.columns} services={words.services} />
			</Section>
			<Section reveal {...words.orderIntro}>
				<Situations items={words.situations} />
			</Section>
			<ClosingCall {...words.closing} steps={words.next} />
		</>
	);
}
