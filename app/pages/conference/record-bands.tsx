import { AwardGroup } from '#app/sections/conference/award-group.tsx';
import { Documents } from '#app/sections/conference/documents.tsx';
import { TrackLinks } from '#app/sections/conference/track-links.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { PhotoViewer } from '#app/widgets/photo-viewer.tsx';
import * as words from '#content/conference/proceedings.ts';
import type { ConferenceEdition, EditionPhotos } from '#content/editions/shape.ts';

/** What an edition leaves, band by band; each is empty while there is nothing to show. */

type Shown = { readonly edition: ConferenceEdition };

export function PapersBand({ edition }: Shown) {
	const tracks = words.trackLinksOf(edition);
	if (tracks.length === 0) return null;
	return (
		<Section id="papers">
			<Split {...words.tracksIntroOf(edition)} records={tracks}>
				<TrackLinks tracks={tracks} unit={words.papers} />
			</Split>
		</Section>
	);
}

export function DocumentsBand({ edition: { proceedings } }: Shown) {
	const documents = proceedings?.documents ?? [];
	if (documents.length === 0) return null;
	return (
		<Section id="documents" ground="wash">
			<SectionHeading {...words.documentsIntroOf(documents)} />
			<Documents documents={documents} words={words.passwordWords} />
		</Section>
	);
}

export function PhotosBand({ photos }: { readonly photos: EditionPhotos['proceedings'] }) {
	if (photos.length === 0) return null;
	const intro = words.photosIntroOf(photos);
	return (
		<Section id="photos">
			<SectionHeading {...intro} records={photos} />
			<PhotoViewer label={intro.heading} photos={photos} shows={3} openAll={words.viewAll} captions />
		</Section>
	);
}

export function AwardBands({ edition: { awards = [] } }: Shown) {
	return awards.map((group, at) => (
		<AwardGroup key={group.title} {...group} ground={at % 2 === 0 ? 'paper' : 'tint'} />
	));
}
