import { ClosingCall } from '#app/sections/closing-call.tsx';
import { WorkshopSheet } from '#app/sections/conference/workshop-sheet.tsx';
import { GalleryHead } from '#app/sections/heads/gallery-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { StepList } from '#app/sections/step-list.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { atYours, closing, head, headPicture, labels, workshops } from '#content/conference/workshops.ts';
import { closings } from '#content/pictures/closings.ts';

/** The parts of the page of workshops that stand still. */

export function Opening() {
	return (
		<>
			<GalleryHead {...head} records={workshops} picture={headPicture} />
			<Section className="section--after" label={head.heading} of={workshops}>
				{workshops.map((workshop) => (
					<WorkshopSheet key={workshop.id} workshop={workshop} labels={labels} />
				))}
			</Section>
		</>
	);
}

export function Closing() {
	return (
		<>
			<Section>
				<Split heading={atYours.heading} lead={atYours.lead}>
					<StepList steps={atYours.steps} />
					<p className="btns">
						<ButtonLink {...atYours.action} kind="solid" />
					</p>
				</Split>
			</Section>
			<ClosingCall {...closing} picture={closings.tools} />
		</>
	);
}
