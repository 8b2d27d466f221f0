import * as pace from '#app/behaviours/pace.ts';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { WorkshopPicture } from '#app/sections/conference/workshop-picture.tsx';
import { WorkshopSheet } from '#app/sections/conference/workshop-sheet.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { WindowGallery } from '#app/widgets/window-gallery.tsx';
import {
	closing,
	galleryIntro,
	head,
	images,
	labels,
	samples,
	meta as words,
	workshops,
} from '#content/conference/workshops.ts';

export const meta = pageMeta(words);

export default function Workshops() {
	return (
		<>
			<PageHead {...head} />
			<Section label={head.heading}>
				{workshops.map((workshop) => (
					<WorkshopSheet key={workshop.id} {...workshop} labels={labels} />
				))}
			</Section>
			<Section id="pictures" ground="tint">
				<SectionHeading {...galleryIntro} />
				<WindowGallery label={galleryIntro.heading} every={pace.workshopGallery}>
					{images.map((image) => (
						<WorkshopPicture key={image.title} {...image} />
					))}
				</WindowGallery>
			</Section>
			<SamplesNote text={samples} ground="tint" />
			<ClosingCall {...closing} />
		</>
	);
}
