import { ContactForm } from '#app/forms/submission-form.tsx';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { AchievementsStrip } from '#app/sections/group/achievements-strip.tsx';
import { SpeakerPicture } from '#app/sections/group/speaker-picture.tsx';
import { SplitHead } from '#app/sections/heads/split-head.tsx';
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
			<SplitHead
				id="home"
				thread="conferences"
				ground="field"
				large
				{...hero}
				actions={[findConference, hero.more]}
				at="most"
				beside={<SpeakerPicture {...hallScenes.speaker} />}
			/>
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
