import { editions } from '#app/editions/editions.ts';
import { trackLinksOf, uncountedOf } from '#app/editions/proceedings.ts';
import { Documents } from '#app/sections/conference/documents.tsx';
import { TrackCloths } from '#app/sections/conference/track-cloths.tsx';
import { Section } from '#app/sections/section.tsx';
import { PhotoViewer } from '#app/widgets/photo-viewer.tsx';
import { paperWord } from '#content/conference/paper-counts.ts';
import * as words from '#content/conference/proceedings.ts';
import type { ConferenceEdition, EditionPhotos } from '#content/edition.ts';

/** What an edition leaves, band by band; each is empty while there is nothing to show. */

type Shown = { readonly edition: ConferenceEdition };

export function PapersBand({ edition }: Shown) {
	const tracks = trackLinksOf(edition, editions.addressOf(edition));
	if (tracks.length === 0) return null;
	return (
		<Section id="papers" className="section--after" {...words.tracksIntro} of={tracks}>
			<TrackCloths tracks={tracks} unitOf={paperWord} uncounted={uncountedOf(edition)} />
		</Section>
	);
}

export function DocumentsBand({ edition: { proceedings } }: Shown) {
	const documents = proceedings?.documents ?? [];
	if (documents.length === 0) return null;
	return (
		<Section id="documents" ground="wash" {...words.documentsIntroOf(documents)} of={documents}>
			<Documents documents={documents} words={words.passwordWords} />
		</Section>
	);
}

export function PhotosBand({ photos }: { readonly photos: EditionPhotos['proceedings'] }) {
	if (photos.length === 0) return null;
	const intro = words.photosIntroOf(photos);
	return (
		<Section id="photos" {...intro} of={photos}>
			<PhotoViewer label={intro.heading} photos={photos} shows={3} openAll={words.viewAll} captions />
		</Section>
	);
}
