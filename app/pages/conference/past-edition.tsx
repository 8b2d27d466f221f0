import { nearPart } from '#app/behaviours/near-part.ts';
import { editions } from '#app/editions/editions.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { DatesTable } from '#app/sections/conference/dates-table.tsx';
import { DownloadButton } from '#app/sections/conference/download-button.tsx';
import { EditionHero } from '#app/sections/conference/edition-hero.tsx';
import { EditionParagraph } from '#app/sections/conference/edition-text.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { heroOf } from '#content/conference/conference.ts';
import { datesOf } from '#content/conference/dates.ts';
import * as words from '#content/conference/past-edition.ts';
import { DocumentsBand } from './documents-band.tsx';
import type { OfEdition } from './of-edition.ts';
import { PeopleBand } from './people-band.tsx';
import { PhotosBand } from './photos-band.tsx';

export { editions };

export const parts = nearPart(() => import('./past-edition-parts.tsx'));

/** A past edition, at an address of its own. */
export function Page({ edition, people, photos }: OfEdition) {
	const dates = datesOf(edition);
	return (
		<>
			<Meta {...words.pastMetaOf(edition)} />
			<EditionHero {...heroOf(edition)}>
				<p className="btns">
					{words.linksOf(edition).map((link) => (
						<ButtonLink key={link.to} {...link} kind="lineink" />
					))}
				</p>
				<EditionParagraph edition={edition} words={words.stateOf(edition)} />
			</EditionHero>
			<StaticPart of={parts} name="Papers" given={{ edition }} />
			<DocumentsBand edition={edition} />
			<StaticPart of={parts} name="Awards" given={{ edition }} />
			<PeopleBand people={people} />
			<PhotosBand photos={photos.proceedings} />
			<StaticPart of={parts} name="TracksBand" given={{ edition }} />
			<Section id="dates">
				<Split heading={dates.heading}>
					<div className="stack">
						<DatesTable words={dates} />
						<p className="btns">
							<DownloadButton label={words.calendar} type="ICS" file={dates.file} kind="line" />
						</p>
					</div>
				</Split>
			</Section>
			<StaticPart of={parts} name="Closing" />
		</>
	);
}
