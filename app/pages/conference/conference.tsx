import { Fragment, type ReactNode } from 'react';
import { nearPart, together } from '#app/behaviours/near-part.ts';
import { editions } from '#app/editions/editions.ts';
import { liveSubmission } from '#app/forms/live-submission.ts';
import { LaterPart, StaticPart } from '#app/navigation/sent.tsx';
import { EditionHero } from '#app/sections/conference/edition-hero.tsx';
import { EditionNext } from '#app/sections/conference/edition-next.tsx';
import { JumpList } from '#app/sections/jump-list.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Meta } from '#app/seo/meta.tsx';
import * as words from '#content/conference/conference.ts';
import { headSays, nextLink } from '#content/conference/next-conference.ts';
import { venueMapOf } from '#content/conference/organisers.ts';
import { HeroLinks } from './hero-links.tsx';
import type { OfEdition } from './of-edition.ts';
import { PaperBand } from './paper-band.tsx';

export { editions };

const still = nearPart(() => import('./conference-parts.tsx'));
const later = nearPart(() => import('./conference-later.tsx'));
export const parts = together(still, later, liveSubmission);

const { current } = editions;
const venueMap = venueMapOf(current);

export function Page({ people }: Pick<OfEdition, 'people'>) {
	const places = words.placesOf(editions, people);
	const bands: Readonly<Record<words.Place, ReactNode>> = {
		record: <StaticPart of={still} name="RecordBand" />,
		committee: <LaterPart name="PeopleBand" of={later} given={{ people }} />,
		tracks: <StaticPart of={still} name="TracksBand" />,
		dates: <PaperBand of={still} />,
		trust: <LaterPart name="TrustBand" of={later} given={people} />,
		register: <LaterPart name="RegisterBand" of={later} />,
		contact: <LaterPart name="MessageBand" of={later} />,
	};
	return (
		<>
			<Meta {...words.metaOf(editions)} />
			<EditionHero {...words.heroOf(current)}>
				<HeroLinks />
				<EditionNext edition={current} words={headSays(current)} links={nextLink} />
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
