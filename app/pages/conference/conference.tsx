import { ContactForm } from '#app/forms/contact-form.tsx';
import { RegistrationForm } from '#app/forms/registration-form.tsx';
import { Announcements } from '#app/sections/announcements.tsx';
import { EditionHero } from '#app/sections/conference/edition-hero.tsx';
import { EditionLine } from '#app/sections/conference/edition-line.tsx';
import { FactBar } from '#app/sections/conference/fact-bar.tsx';
import { PaperSays } from '#app/sections/conference/paper-says.tsx';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { JumpList } from '#app/sections/jump-list.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { announcements } from '#content/announcements.ts';
import * as words from '#content/conference/conference.ts';
import { deskDetails, venueMap } from '#content/conference/desk.ts';
import { editionWords, meaning } from '#content/conference/edition-words.ts';
import { current, onRecord } from '#content/conference/editions.ts';
import { calls } from '#content/conference/registration-call.ts';
import { messageWords, registrationWords } from '#content/forms.ts';
import { AboutBand, HeroLinks, TracksBand, TrustBand } from './conference-bands.tsx';
import type { OfEdition } from './of-edition.ts';
import { PaperBand } from './paper-band.tsx';
import { CommitteeBand, SpeakersBand } from './people-bands.tsx';
import { RecordBand } from './record-band.tsx';

/** What is on record leads with it; what is still to come, with its dates and the registration. */
export function Page({ people: { speakers, ...committee } }: Pick<OfEdition, 'people'>) {
	return (
		<>
			<Meta {...words.meta} />
			<Announcements items={announcements} division="conferences" />
			<EditionHero {...words.hero}>
				<EditionLine edition={current} words={editionWords} />
				<HeroLinks />
			</EditionHero>
			<JumpList label={words.places.label} links={words.placesOf({ speakers, ...committee })} />
			{current === onRecord ? (
				<>
					<RecordBand edition={current} />
					<AboutBand ground="tint" />
					<SpeakersBand speakers={speakers} />
					<CommitteeBand {...committee} />
					<TracksBand />
					<PaperBand />
					<TrustBand committee={committee.committee} />
					<RegistrationBand />
				</>
			) : (
				<>
					<FactBar {...words.factsOf(current)} />
					<PaperBand />
					<RegistrationBand />
					<TracksBand />
					<SpeakersBand speakers={speakers} />
					<AboutBand ground="paper" />
					<CommitteeBand {...committee} />
					<TrustBand committee={committee.committee} />
				</>
			)}
			<ContactBand
				heading={words.contact.heading}
				lead={<PaperSays edition={current} words={words.contact.lead} />}
				details={deskDetails}
			>
				<ContactForm words={messageWords} />
			</ContactBand>
			{venueMap && (
				<div id="venue">
					<OfficeMap {...venueMap} />
				</div>
			)}
		</>
	);
}

function RegistrationBand() {
	return (
		<Section id="register" ground="wash">
			<Split {...words.registration} aside={<EditionLine edition={current} words={meaning} />}>
				<RegistrationForm words={registrationWords} by={{ edition: current, calls }} />
			</Split>
		</Section>
	);
}
