import { nearPart } from '#app/behaviours/near-part.ts';
import { editions } from '#app/editions/editions.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { PhotoViewer } from '#app/widgets/photo-viewer.tsx';
import { galleryWords, metaOf } from '#content/conference/gallery.ts';
import type { OfEdition } from './of-edition.ts';

export { editions };

export const parts = nearPart(() => import('./gallery-parts.tsx'));

export function Page({ edition, photos }: Pick<OfEdition, 'edition' | 'photos'>) {
	const words = galleryWords(edition.name, photos);
	return (
		<>
			<Meta {...metaOf(editions)} />
			<StaticPart of={parts} name="Head" given={{ head: words.head }} />
			<Section className="section--after" of={photos.gallery}>
				<SectionHeading {...words.scenes} records={photos.gallery} />
				<PhotoViewer {...words.viewer} photos={photos.gallery} captions />
			</Section>
			<StaticPart of={parts} name="Closing" given={{ photos }} />
		</>
	);
}
