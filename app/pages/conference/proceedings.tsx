import { editions } from '#app/editions/editions.ts';
import { CardGrid } from '#app/sections/card-grid.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FigureHead } from '#app/sections/heads/figure-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { aboutPapersOf } from '#content/conference/about-papers.ts';
import { closing, headOf, metaOf } from '#content/conference/proceedings-page.ts';
import { closings } from '#content/pictures/closings.ts';
import { DocumentsBand, PapersBand, PhotosBand } from './edition-parts.tsx';
import type { OfEdition } from './of-edition.ts';

export { editions };

export function Page({ edition, photos }: Pick<OfEdition, 'edition' | 'photos'>) {
	const aboutPapers = aboutPapersOf(editions);
	return (
		<>
			<Meta {...metaOf(editions)} />
			<FigureHead {...headOf(edition)} figure={String(edition.paperTotal)} />
			<PapersBand edition={edition} />
			<Section ground="tint" heading={aboutPapers.heading} lead={aboutPapers.lead}>
				<CardGrid items={aboutPapers.cells} columns={2} />
			</Section>
			<DocumentsBand edition={edition} />
			<PhotosBand photos={photos.proceedings} />
			<ClosingCall {...closing} picture={closings.volume} keep="whole" />
		</>
	);
}
