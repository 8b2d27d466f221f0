import { ContactForm } from '#app/forms/contact-form.tsx';
import { RegistrationForm } from '#app/forms/registration-form.tsx';
import { Announcements } from '#app/sections/announcements.tsx';
import { EditionHero } from '#app/sections/conference/edition-hero.tsx';
import { EditionLine } from '#app/sections/conference/edition-line.tsx';
import { FactBar } from '#app/sections/conference/fact-bar.tsx';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { announcements } from '#content/announcements.ts';
import * as words from '#content/conference/conference.ts';
import { deskDetails, venueMap } from '#content/conference/desk.ts';
import { editionWords, meaning } from '#content/conference/edition-words.ts';
import { current } from '#content/conference/editions.ts';
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

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<Announcements items={announcements} division="conferences" />
			<EditionHero {...words.hero}>
				<EditionLine edition={current} words={editionWords} />
				<HeroLinks />
			</EditionHero>
			<FactBar {...words.facts} />
			<AboutBand />
			{current.speakers.length > 0 && <SpeakersBand />}
			{current.patrons.length + current.committee.length > 0 && <CommitteeBand />}
			{current.tracks.length > 0 && <TracksBand />}
			<PaperBand />
			<TrustBand />
			<Section id="register" ground="wash">
				<Split {...words.registration} aside={<EditionLine edition={current} words={meaning} />}>
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
