import { editions } from '#app/editions/editions.ts';
import { CardGrid } from '#app/sections/card-grid.tsx';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FigureHead } from '#app/sections/heads/figure-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { aboutPapersOf } from '#content/conference/about-papers.ts';
import { closing, headOf } from '#content/conference/proceedings-page.ts';
import { closings } from '#content/pictures/closings.ts';
import type { OfEdition } from './of-edition.ts';
import { PapersBand } from './papers-band.tsx';

/** The parts of the proceedings that stand still. */

export function Papers({ edition }: Pick<OfEdition, 'edition'>) {
	const aboutPapers = aboutPapersOf(editions);
	return (
		<>
			<FigureHead {...headOf(edition)} figure={String(edition.paperTotal)} />
			<PapersBand edition={edition} />
			<Section ground="tint">
				<SectionHeading heading={aboutPapers.heading} lead={aboutPapers.lead} />
				<CardGrid items={aboutPapers.cells} columns={2} />
			</Section>
		</>
	);
}

export function Closing() {
	return <ClosingCall {...closing} picture={closings.volume} keep="whole" />;
}
