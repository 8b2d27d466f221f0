import { editions } from '#app/editions/editions.ts';
import { fetchPhotos } from '#app/editions/fetch-parts.ts';
import { CardGrid } from '#app/sections/card-grid.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FigureHead } from '#app/sections/heads/figure-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { aboutPapersOf } from '#content/conference/about-papers.ts';
import { closing, headOf, metaOf } from '#content/conference/proceedings-page.ts';
import { closings } from '#content/pictures/closings.ts';
import { DocumentsBand, PapersBand, PhotosBand } from './edition-parts.tsx';

const { published } = editions;
const { paperTotal } = published;
const aboutPapers = aboutPapersOf(editions);

export async function load() {
	const photos = await fetchPhotos(published);
	const Component = () => (
		<>
			<Meta {...metaOf(editions)} />
			<FigureHead
				{...headOf(published)}
				{...(paperTotal > 0 ? { figure: String(paperTotal) } : { picture: closings.volumes })}
			/>
			<PapersBand edition={published} />
			<Section ground="tint" heading={aboutPapers.heading} lead={aboutPapers.lead}>
				<CardGrid items={aboutPapers.cells} columns={2} />
			</Section>
			<DocumentsBand edition={published} />
			<PhotosBand photos={photos.proceedings} />
			<ClosingCall {...closing} picture={closings.volume} keep="whole" />
		</>
	);
	return { Component };
}
