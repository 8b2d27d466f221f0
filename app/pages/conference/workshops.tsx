import * as timings from '#app/behaviours/timings.ts';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { WorkshopPicture } from '#app/sections/conference/workshop-picture.tsx';
import { WorkshopSheet } from '#app/sections/conference/workshop-sheet.tsx';
import { GalleryHead } from '#app/sections/heads/gallery-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { StepList } from '#app/sections/step-list.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { WindowGallery } from '#app/widgets/window-gallery.tsx';
import {
	atYours,
	closing,
	galleryIntro,
	head,
	headPicture,
	images,
	labels,
	meta as words,
	workshops,
} from '#content/conference/workshops.ts';
import { closings } from '#content/pictures/closings.ts';

export function Component() {
	return (
		<>
			<Meta {...words} />
			<GalleryHead {...head} records={workshops} picture={headPicture} />
			<Section className="section--after" label={head.heading} of={workshops}>
				{workshops.map((workshop) => (
					<WorkshopSheet key={workshop.id} workshop={workshop} labels={labels} />
				))}
			</Section>
			<Section id="pictures" ground="tint" of={images} {...galleryIntro}>
				<WindowGallery label={galleryIntro.heading} every={timings.workshopGallery}>
					{images.map((image) => (
						<WorkshopPicture key={image.title} {...image} />
					))}
				</WindowGallery>
			</Section>
			<Section split heading={atYours.heading} lead={atYours.lead}>
				<StepList steps={atYours.steps} />
				<p className="btns">
					<ButtonLink {...atYours.action} kind="solid" />
				</p>
			</Section>
			<ClosingCall {...closing} picture={closings.tools} />
		</>
	);
}
