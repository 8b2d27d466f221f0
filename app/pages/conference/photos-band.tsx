import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { PhotoViewer } from '#app/widgets/photo-viewer.tsx';
import * as words from '#content/conference/proceedings.ts';
import type { EditionPhotos } from '#content/edition.ts';

/** The photos of an edition; empty while there are none. */
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
