import { nearPart } from '#app/behaviours/near-part.ts';
import * as timings from '#app/behaviours/timings.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { WorkshopPicture } from '#app/sections/conference/workshop-picture.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { WindowGallery } from '#app/widgets/window-gallery.tsx';
import { galleryIntro, images, meta as words } from '#content/conference/workshops.ts';

export const parts = nearPart(() => import('./workshops-parts.tsx'));

export function Component() {
	return (
		<>
			<Meta {...words} />
			<StaticPart of={parts} name="Opening" />
			<Section id="pictures" ground="tint" of={images}>
				<SectionHeading {...galleryIntro} records={images} />
				<WindowGallery label={galleryIntro.heading} every={timings.workshopGallery}>
					{images.map((image) => (
						<WorkshopPicture key={image.title} {...image} />
					))}
				</WindowGallery>
			</Section>
			<StaticPart of={parts} name="Closing" />
		</>
	);
}
