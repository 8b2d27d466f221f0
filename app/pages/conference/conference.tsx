import { Fragment, type ReactNode } from 'react';
import { nearPart } from '#app/behaviours/near-part.ts';
import { editions } from '#app/editions/editions.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { EditionHero } from '#app/sections/conference/edition-hero.tsx';
import { EditionNext } from '#app/sections/conference/edition-next.tsx';
import { JumpList } from '#app/sections/jump-list.tsx';
import { OfficeMap } from '#app/sections/office-map.tsx';
import { Meta } from '#app/seo/meta.tsx';
import * as words from '#content/conference/conference.ts';
import { headSays, nextLink } from '#content/conference/next-conference.ts';
import { venueMapOf } from '#content/conference/organisers.ts';
import { MessageBand, RegisterBand, TrustBand } from './conference-bands.tsx';
import { HeroLinks } from './hero-links.tsx';
import type { OfEdition } from './of-edition.ts';
import { PaperBand } from './paper-band.tsx';
import { PeopleBand } from './people-band.tsx';

export { editions };

export const parts = nearPart(() => import('./conference-parts.tsx'));

const { current } = editions;
const venueMap = venueMapOf(current);

export function Page({ people }: Pick<OfEdition, 'people'>) {
	const places = words.placesOf(editions, people);
	const bands: Readonly<Record<words.Place, ReactNode>> = {
		record: <StaticPart of={parts} name="RecordBand" />,
		committee: <PeopleBand people={people} />,
		tracks: <StaticPart of={parts} name="TracksBand" />,
		dates: <PaperBand of={parts} />,
		trust: <TrustBand committee={people.committee} />,
		register: <RegisterBand />,
		contact: <MessageBand />,
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
