import { Fragment, type ReactNode } from 'react';
import { ContactForm } from '#app/forms/contact-form.tsx';
import { EditionForm } from '#app/sections/conference/edition-form.tsx';
import { EditionHero } from '#app/sections/conference/edition-hero.tsx';
import { EditionLine } from '#app/sections/conference/edition-line.tsx';
import { EditionNext } from '#app/sections/conference/edition-next.tsx';
import { PaperSays } from '#app/sections/conference/paper-says.tsx';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { JumpList } from '#app/sections/jump-list.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import * as words from '#content/conference/conference.ts';
import { deskDetails, venueMap } from '#content/conference/desk.ts';
import { editionWords } from '#content/conference/edition-words.ts';
import { current, isAhead } from '#content/conference/editions.ts';
import { fee } from '#content/conference/fee.ts';
import { nextBeside, nextLink } from '#content/conference/next-conference.ts';
import { forms, leads } from '#content/conference/registration-words.ts';
import { conferenceMessageWords } from '#content/forms.ts';
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
				<Split
					{...words.registration}
					aside={
						<>
							<EditionLine edition={current} words={leads} />
							<GoLink {...fee.ask} />
						</>
					}
				>
					<EditionForm edition={current} words={forms} />
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
			<EditionHero {...words.hero}>
				<EditionLine edition={current} words={editionWords} />
				<HeroLinks />
				<EditionNext edition={current} words={nextBeside} links={nextLink} />
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
