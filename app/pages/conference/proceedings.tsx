import { Cells } from '#app/sections/cells.tsx';
import { Documents } from '#app/sections/conference/documents.tsx';
import { TrackLinks } from '#app/sections/conference/track-links.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { PhotoViewer } from '#app/widgets/photo-viewer.tsx';
import { aboutPapers } from '#content/conference/about-papers.ts';
import {
	documents,
	documentsIntro,
	head,
	papers,
	passwordWords,
	photos,
	photosIntro,
	trackLinks,
	tracksIntro,
	viewAll,
	meta as words,
} from '#content/conference/proceedings.ts';

export function Component() {
	return (
		<>
			<Meta {...words} />
			<PageHead {...head} />
			<Section id="tracks">
				<Split {...tracksIntro} records={trackLinks}>
					<TrackLinks tracks={trackLinks} unit={papers} />
				</Split>
			</Section>
			<Section ground="tint">
				<SectionHeading heading={aboutPapers.heading} lead={aboutPapers.lead} />
				<Cells items={aboutPapers.cells} columns={2} />
			</Section>
			<Section id="documents" ground="wash">
				<SectionHeading {...documentsIntro} />
				<Documents documents={documents} words={passwordWords} />
			</Section>
			<Section id="photos">
				<SectionHeading {...photosIntro} records={photos} />
				<PhotoViewer label={photosIntro.heading} photos={photos} shows={3} openAll={viewAll} captions />
			</Section>
		</>
	);
}
