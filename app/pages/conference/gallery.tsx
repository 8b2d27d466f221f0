import { editions } from '#app/editions/editions.ts';
import { fetchPhotos } from '#app/editions/fetch-parts.ts';
import { CardGrid } from '#app/sections/card-grid.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { SceneHead } from '#app/sections/heads/scene-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { PhotoViewer } from '#app/widgets/photo-viewer.tsx';
import { closing, galleryWords, metaOf } from '#content/conference/gallery.ts';
import { hallPictures } from '#content/conference/hall-pictures.ts';
import { closings } from '#content/pictures/closings.ts';

const { pictured } = editions;

export async function load() {
	const photos = await fetchPhotos(pictured);
	const { head, scenes, viewer, more } = galleryWords(pictured.name, photos);
	const Component = () => (
		<>
			<Meta {...metaOf(editions)} />
			<SceneHead {...head} picture={hallPictures.full} />
			<Section className="section--after" of={photos.gallery} {...scenes}>
				<PhotoViewer {...viewer} photos={photos.gallery} captions />
			</Section>
			<Section ground="tint" heading={more.heading} lead={more.lead}>
				<CardGrid items={more.ways} />
			</Section>
			<ClosingCall {...closing} picture={closings.lake} />
		</>
	);
	return { Component };
}
