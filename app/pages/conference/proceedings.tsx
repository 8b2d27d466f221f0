import { editions } from '#app/editions/editions.ts';
import { Cells } from '#app/sections/cells.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { RecordHead } from '#app/sections/heads/record-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { aboutPapersOf } from '#content/conference/about-papers.ts';
import { closing, headOf, metaOf } from '#content/conference/proceedings-page.ts';
import { closings } from '#content/pictures/closings.ts';
import type { OfEdition } from './of-edition.ts';
import { DocumentsBand, PapersBand, PhotosBand } from './record-bands.tsx';

export function Page({ edition, photos }: Pick<OfEdition, 'edition' | 'photos'>) {
	const aboutPapers = aboutPapersOf(editions);
	return (
		<>
			<Meta {...metaOf(editions)} />
			<RecordHead {...headOf(edition)} figure={String(edition.paperTotal)} />
			<PapersBand edition={edition} />
			<Section ground="tint">
				<SectionHeading heading={aboutPapers.heading} lead={aboutPapers.lead} />
				<Cells items={aboutPapers.cells} columns={2} />
			</Section>
			<DocumentsBand edition={edition} />
			<PhotosBand photos={photos.proceedings} />
			<ClosingCall {...closing} picture={closings.volume} />
		</>
	);
}
