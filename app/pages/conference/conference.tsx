import { Fragment, type ReactNode } from 'react';
import { placesOf } from '#app/editions/conference.ts';
import { editions } from '#app/editions/editions.ts';
import { fetchPeople } from '#app/editions/fetch-parts.ts';
import { ContactForm } from '#app/forms/submission-form.tsx';
import { EditionForm } from '#app/sections/conference/edition-form.tsx';
import { EditionNext } from '#app/sections/conference/edition-next.tsx';
import { EditionParagraph } from '#app/sections/conference/edition-text.tsx';
import { PaperText } from '#app/sections/conference/paper-text.tsx';
import { isOver } from '#app/sections/conference/use-edition-state.ts';
import { ContactBand } from '#app/sections/contact-band.tsx';
import { EditionHead } from '#app/sections/heads/edition-head.tsx';
import { JumpList } from '#app/sections/jump-list.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import * as words from '#content/conference/conference.ts';
import { headSays, nextLink } from '#content/conference/next-conference.ts';
import { organiserDetailsOf, venueMapOf } from '#content/conference/organisers.ts';
import { calls } from '#content/conference/registration-calls.ts';
import { formsOf, leadsOf, registration } from '#content/conference/registration-words.ts';
import { conferenceMessageWords } from '#content/forms.ts';
import { AskForFee } from './ask-for-fee.tsx';
import { HeroLinks, RecordBand, TracksBand, TrustBand } from './conference-bands.tsx';
import { PaperBand } from './paper-band.tsx';
import { PeopleBand } from './people-band.tsx';

const { current, isAhead } = editions;
const forms = formsOf(current);
const leads = leadsOf(current);
const venueMap = venueMapOf(current);

export async function load() {
	const people = await fetchPeople(current);
	const places = placesOf(editions, people);
	const bands: Readonly<Record<words.Place, ReactNode>> = {
		record: <RecordBand />,
		committee: <PeopleBand people={people} />,
		tracks: <TracksBand />,
		dates: <PaperBand />,
		trust: <TrustBand committee={people.committee} ground={isAhead ? 'paper' : 'tint'} />,
		register: (
			<Section
				split
				id="register"
				ground="wash"
				className="section--close"
				heading={isAhead ? registration.heading : calls.over}
				end={
					<>
						<EditionParagraph edition={current} words={leads} />
						<p>{registration.lead}</p>
						{!isOver(current) && <AskForFee />}
					</>
				}
			>
				<EditionForm edition={current} words={forms} />
			</Section>
		),
		contact: (
			<ContactBand
				heading={words.contact.heading}
				lead={<PaperText edition={current} words={words.contact.lead} />}
				details={organiserDetailsOf(current)}
			>
				<ContactForm words={conferenceMessageWords} />
			</ContactBand>
		),
	};
	const Component = () => (
		<>
			<Meta {...words.metaOf(editions)} />
			<EditionHead {...words.heroOf(current)}>
				<HeroLinks />
				<EditionNext edition={current} words={headSays(current)} links={nextLink} />
			</EditionHead>
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
	return { Component };
}
