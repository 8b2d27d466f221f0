import { ContactForm } from '#app/forms/submission-form.tsx';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { AchievementsStrip } from '#app/sections/group/achievements-strip.tsx';
import { ConferenceCall } from '#app/sections/group/conference-call.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { PictureWays } from '#app/sections/picture-ways.tsx';
import { Section } from '#app/sections/section.tsx';
import { WaysOn } from '#app/sections/ways-on.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { officeDetails, officeMap } from '#content/find-us.ts';
import { messageWords } from '#content/forms.ts';
import { landing, ways } from '#content/group/landing.ts';
import { hallScenes } from '#content/pictures/subjects/halls.ts';
import { achievements } from '#content/research/achievements.ts';

export function Component() {
	const { hero, intro, findConference } = landing;
	return (
		<>
			<Meta {...landing.meta} />
			<ConferenceCall {...hero} action={findConference} picture={hallScenes.speaker} />
			<Section id="about" thread="conferences" heading={intro.heading} lead={intro.lead}>
				<PictureWays ways={ways} />
				<WaysOn action={findConference} more={intro.more} />
			</Section>
			<AchievementsStrip {...landing.achievements} achievements={achievements} />
			<ContactBand {...landing.contact} details={officeDetails}>
				<ContactForm words={messageWords} />
			</ContactBand>
			<OfficeMap {...officeMap} />
		</>
	);
}
