import { ClosingCall } from '#app/sections/closing-call.tsx';
import { Section } from '#app/sections/section.tsx';
import { ServiceIndex } from '#app/sections/software/service-index.tsx';
import { ServiceOpening } from '#app/sections/software/service-opening.tsx';
import { Situations } from '#app/sections/software/situations.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { softwareScenes } from '#content/pictures/subjects/software.ts';
import * as words from '#content/software/all-services.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<ServiceOpening {...words.opening} picture={softwareScenes.choosing} />
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
