import { Fragment, type ReactNode } from 'react';
import { ContactForm } from '#app/forms/contact-form.tsx';
import { RegistrationForm } from '#app/forms/registration-form.tsx';
import { Announcements } from '#app/sections/announcements.tsx';
import { EditionHero } from '#app/sections/conference/edition-hero.tsx';
import { EditionLine } from '#app/sections/conference/edition-line.tsx';
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
import { current, isAhead } from '#content/conference/editions.ts';
import { calls } from '#content/conference/registration-call.ts';
import { conferenceMessageWords, registrationWords } from '#content/forms.ts';
import { AboutBand, HeroLinks, TracksBand, TrustBand } from './conference-bands.tsx';
import type { OfEdition } from './of-edition.ts';
import { PaperBand } from './paper-band.tsx';
import { CommitteeBand, SpeakersBand } from './people-bands.tsx';
import { RecordBand } from './record-band.tsx';

export function Page({ people: { speakers, ...committee } }: Pick<OfEdition, 'people'>) {
	const places = words.placesOf({ speakers, ...committee });
	const bands: Readonly<Record<words.Place, ReactNode>> = {
		record: <RecordBand edition={current} />,
		about: <AboutBand ground={isAhead ? 'paper' : 'tint'} />,
		speakers: <SpeakersBand speakers={speakers} />,
		committee: <CommitteeBand {...committee} />,
		tracks: <TracksBand />,
		dates: <PaperBand />,
		trust: <TrustBand committee={committee.committee} ground={isAhead ? 'tint' : 'paper'} />,
		register: (
			<Section id="register" ground="wash">
				<Split {...words.registration} aside={<EditionLine edition={current} words={meaning} />}>
					<RegistrationForm words={registrationWords} by={{ edition: current, calls }} />
				</Split>
			</Section>
		),
		contact: (
			<ContactBand
				heading={words.contact.heading}
				lead={<PaperSays edition={current} words={words.contact.lead} />}
				details={deskDetails}
			>
				<ContactForm words={conferenceMessageWords} />
			</ContactBand>
		),
	};
	return (
		<>
			<Meta {...words.meta} />
			<Announcements items={announcements} division="conferences" />
			<EditionHero {...words.hero}>
				<EditionLine edition={current} words={editionWords} />
				<HeroLinks />
			</EditionHero>
			<JumpList label={words.placesLabel} links={places} />
			{places.map(({ place }) => (
				<Fragment key={place}>{bands[place]}</Fragment>
			))}
			{venueMap && (
				<div id="venue">
					<OfficeMap {...venueMap} />
				</div>
			)}
		</>
	);
}
