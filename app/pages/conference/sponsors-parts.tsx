import { editions } from '#app/editions/editions.ts';
import { BesidePicture } from '#app/sections/beside-picture.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { DoorsHead } from '#app/sections/heads/doors-head.tsx';
import { Process } from '#app/sections/process.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { WovenFigures } from '#app/sections/woven-figures.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { route } from '#content/conference/publication-route.ts';
import * as words from '#content/conference/sponsor-doors.ts';
import { publications } from '#content/conference/sponsors.ts';
import { closings } from '#content/pictures/closings.ts';

/** The parts of the sponsors' page that stand still. */

export function Opening() {
	return (
		<>
			<DoorsHead heading={words.heading} doors={words.doors} />
			<AttendsBand />
			<PlacesBand />
		</>
	);
}

function AttendsBand() {
	const { heading, lead, figures } = words.attendsOf(editions.onRecord);
	return (
		<Section id="sponsor" className="section--after">
			<SectionHeading heading={heading} lead={lead} />
			<WovenFigures items={figures} />
		</Section>
	);
}

function PlacesBand() {
	const { heading, lead, picture, cells } = words.places;
	return (
		<Section ground="tint" of={cells}>
			<SectionHeading heading={heading} lead={lead} records={cells} />
			<BesidePicture {...picture}>
				<FeatureList items={cells} />
			</BesidePicture>
		</Section>
	);
}

export function Closing() {
	return (
		<>
			<Section ground="tint" thread="research" of={publications}>
				<SectionHeading heading={route.heading} lead={route.lead}>
					<GoLink {...route.ask} />
				</SectionHeading>
				<Process steps={route.steps} />
			</Section>
			<ClosingCall {...words.closing} picture={closings.city} />
		</>
	);
}
