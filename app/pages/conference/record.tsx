import { ClosingCall } from '#app/sections/closing-call.tsx';
import { DatesTable } from '#app/sections/conference/dates-table.tsx';
import { DownloadButton } from '#app/sections/conference/download-button.tsx';
import { EditionHero } from '#app/sections/conference/edition-hero.tsx';
import { EditionLine } from '#app/sections/conference/edition-line.tsx';
import { Speakers } from '#app/sections/conference/speakers.tsx';
import { Tracks } from '#app/sections/conference/tracks.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { heroOf } from '#content/conference/conference.ts';
import { datesOf } from '#content/conference/dates.ts';
import { stateWords } from '#content/conference/edition-words.ts';
import { speakersIntroOf } from '#content/conference/people.ts';
import * as words from '#content/conference/record.ts';
import type { OfPhotos } from './of-photos.ts';
import { AwardsBand, DocumentsBand, PapersBand, PhotosBand } from './record-bands.tsx';

/** A past edition, at an address of its own. */
export function Page({ edition, photos }: OfPhotos) {
	const dates = datesOf(edition);
	return (
		<>
			<Meta {...words.metaOf(edition)} />
			<EditionHero {...heroOf(edition)}>
				<EditionLine edition={edition} words={stateWords(edition)} />
				<p className="btns">
					{words.linksOf(edition).map((link) => (
						<ButtonLink key={link.to} {...link} kind="lineink" />
					))}
				</p>
			</EditionHero>
			<PapersBand edition={edition} />
			<DocumentsBand edition={edition} />
			{edition.speakers.length > 0 && (
				<Section id="speakers">
					<SectionHeading {...speakersIntroOf(edition)} records={edition.speakers} />
					<Speakers people={edition.speakers} />
				</Section>
			)}
			<AwardsBand edition={edition} />
			<PhotosBand photos={photos.proceedings} />
			<Section id="tracks" ground="tint">
				<SectionHeading {...words.tracksIntro} />
				<Tracks tracks={edition.tracks} />
			</Section>
			<Section id="dates">
				<Split heading={dates.heading}>
					<DatesTable words={dates} />
					<DownloadButton label={words.calendar} type="ICS" file={dates.file} />
				</Split>
			</Section>
			<ClosingCall {...words.closing} />
		</>
	);
}
