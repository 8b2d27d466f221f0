import * as timings from '#app/behaviours/timings.ts';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { WorkshopPicture } from '#app/sections/conference/workshop-picture.tsx';
import { WorkshopSheet } from '#app/sections/conference/workshop-sheet.tsx';
import { SceneHead } from '#app/sections/heads/scene-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { StepList } from '#app/sections/step-list.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { WindowGallery } from '#app/widgets/window-gallery.tsx';
import * as words from '#content/conference/workshops.ts';
import { closings } from '#content/pictures/closings.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<SceneHead {...words.head} records={words.workshops} picture={words.headPicture} />
			<Section className="section--after" label={words.head.heading} of={words.workshops}>
				{words.workshops.map((workshop) => (
					<WorkshopSheet key={workshop.id} workshop={workshop} labels={words.labels} />
				))}
			</Section>
			<Section id="pictures" ground="tint" of={words.images} {...words.galleryIntro}>
				<WindowGallery label={words.galleryIntro.heading} every={timings.workshopGallery}>
					{words.images.map((image) => (
						<WorkshopPicture key={image.title} {...image} />
					))}
				</WindowGallery>
			</Section>
			<Section split heading={words.atYours.heading} lead={words.atYours.lead}>
				<StepList steps={words.atYours.steps} />
				<p className="btns">
					<ButtonLink {...words.atYours.action} kind="solid" />
				</p>
			</Section>
			<ClosingCall {...words.closing} picture={closings.tools} />
		</>
	);
}
