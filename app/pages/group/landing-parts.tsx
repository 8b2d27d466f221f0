import { ConferenceCall } from '#app/sections/group/conference-call.tsx';
import { PictureWays } from '#app/sections/picture-ways.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { WaysOn } from '#app/sections/ways-on.tsx';
import { speakerPicture } from '#content/conference/speaker-picture.ts';
import { landing, ways } from '#content/group/landing.ts';

/** The part of the landing page that stands still. */

export function Opening() {
	const { hero, intro, findConference } = landing;
	return (
		<>
			<ConferenceCall {...hero} action={findConference} picture={speakerPicture} />
			<Section id="about" thread="conferences">
				<SectionHeading heading={intro.heading} lead={intro.lead} />
				<PictureWays ways={ways} />
				<WaysOn action={findConference} more={intro.more} />
			</Section>
		</>
	);
}
