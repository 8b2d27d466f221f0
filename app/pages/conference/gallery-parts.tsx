import { CardGrid } from '#app/sections/card-grid.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { GalleryHead } from '#app/sections/heads/gallery-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import type { galleryWords } from '#content/conference/gallery.ts';
import { closing, moreOf } from '#content/conference/gallery-more.ts';
import { hallPictures } from '#content/conference/hall-pictures.ts';
import { closings } from '#content/pictures/closings.ts';
import type { OfEdition } from './of-edition.ts';

/** The parts of the gallery that stand still. */

export function Head({ head }: Pick<ReturnType<typeof galleryWords>, 'head'>) {
	return <GalleryHead {...head} picture={hallPictures.full} />;
}

export function Closing({ photos }: Pick<OfEdition, 'photos'>) {
	const more = moreOf(photos);
	return (
		<>
			<Section ground="tint">
				<SectionHeading heading={more.heading} lead={more.lead} />
				<CardGrid items={more.ways} />
			</Section>
			<ClosingCall {...closing} picture={closings.lake} />
		</>
	);
}
