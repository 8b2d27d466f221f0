import { editions } from '#app/editions/editions.ts';
import { fetchPeople, fetchPhotos } from '#app/editions/fetch-parts.ts';
import { headLinksOf } from '#app/editions/past-edition.ts';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { DatesTable } from '#app/sections/conference/dates-table.tsx';
import { DownloadButton } from '#app/sections/conference/download-button.tsx';
import { EditionParagraph } from '#app/sections/conference/edition-text.tsx';
import { Tracks } from '#app/sections/conference/tracks.tsx';
import { EditionHead } from '#app/sections/heads/edition-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { heroOf } from '#content/conference/conference.ts';
import { datesOf } from '#content/conference/dates.ts';
import * as words from '#content/conference/past-edition.ts';
import { closings } from '#content/pictures/closings.ts';
import { AwardsBand } from './awards-band.tsx';
import { DocumentsBand, PapersBand, PhotosBand } from './edition-parts.tsx';
import { PeopleBand } from './people-band.tsx';

/** A past edition, at an address of its own. */
export async function load(slug: string) {
	const edition = editions.past.find((one) => one.slug === slug) ?? editions.current;
	const [people, photos] = await Promise.all([fetchPeople(edition), fetchPhotos(edition)]);
	const dates = datesOf(edition);
	const links = headLinksOf(edition);
	const Component = () => (
		<>
			<Meta {...words.pastMetaOf(edition)} />
			<EditionHead {...heroOf(edition)}>
				{links.length > 0 && (
					<p className="btns">
						{links.map((link) => (
							<ButtonLink key={link.to} {...link} kind="lineink" />
						))}
					</p>
				)}
				<EditionParagraph edition={edition} words={words.stateOf(edition)} />
			</EditionHead>
			<PapersBand edition={edition} />
			<DocumentsBand edition={edition} />
			<AwardsBand edition={edition} />
			<PeopleBand people={people} />
			<PhotosBand photos={photos.proceedings} />
			<Section id="tracks" ground="tint" {...words.tracksIntro}>
				<Tracks tracks={edition.tracks} />
			</Section>
			<Section split id="dates" heading={dates.heading}>
				<div className="stack">
					<DatesTable words={dates} />
					<p className="btns">
						<DownloadButton label={words.calendar} type="ICS" file={dates.file} kind="line" />
					</p>
				</div>
			</Section>
			<ClosingCall {...words.closingOf(editions.current)} picture={closings.campus} keep="whole" />
		</>
	);
	return { Component };
}
