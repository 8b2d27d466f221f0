import { ContactForm } from '#app/forms/contact-form.tsx';
import { RegistrationForm } from '#app/forms/registration-form.tsx';
import { Announcements } from '#app/sections/announcements.tsx';
import { EditionHero } from '#app/sections/conference/edition-hero.tsx';
import { EditionLine } from '#app/sections/conference/edition-line.tsx';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { JumpList } from '#app/sections/jump-list.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { announcements } from '#content/announcements.ts';
import * as words from '#content/conference/conference.ts';
import { deskDetails, venueMap } from '#content/conference/desk.ts';
import { edition } from '#content/conference/edition.ts';
import { editionWords, meaning } from '#content/conference/edition-words.ts';
import { places } from '#content/conference/left.ts';
import { messageWords, registrationWords } from '#content/forms.ts';
import {
	AboutBand,
	CommitteeBand,
	HeroLinks,
	SpeakersBand,
	TracksBand,
	TrustBand,
} from './conference-bands.tsx';
import { PaperBand } from './paper-band.tsx';
import { RecordBand } from './record-band.tsx';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<Announcements items={announcements} division="conferences" />
			<EditionHero {...words.hero}>
				<EditionLine edition={edition} words={editionWords} />
				<HeroLinks />
			</EditionHero>
			<JumpList {...places} />
			<RecordBand />
			<AboutBand />
			<SpeakersBand />
			<CommitteeBand />
			<TracksBand />
			<PaperBand />
			<TrustBand />
			<Section id="register" ground="wash">
				<Split {...words.registration} aside={<EditionLine edition={edition} words={meaning} />}>
					<RegistrationForm words={registrationWords} />
				</Split>
			</Section>
			<ContactBand {...words.contact} details={deskDetails}>
				<ContactForm words={messageWords} />
			</ContactBand>
			<div id="venue">
				<OfficeMap {...venueMap} />
			</div>
		</>
	);
}
