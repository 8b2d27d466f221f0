import { Documents } from '#app/sections/conference/documents.tsx';
import { TrackLinks } from '#app/sections/conference/track-links.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { PhotoViewer } from '#app/widgets/photo-viewer.tsx';
import {
	documents,
	documentsIntro,
	head,
	papers,
	passwordWords,
	photos,
	photosIntro,
	samples,
	trackLinks,
	tracksIntro,
	viewAll,
	meta as words,
} from '#content/conference/proceedings.ts';

export const meta = pageMeta(words);

export default function Proceedings() {
	return (
		<>
			<PageHead {...head} />
			<Section id="tracks">
				<Split {...tracksIntro}>
					<TrackLinks tracks={trackLinks} unit={papers} />
				</Split>
			</Section>
			<Section id="documents" ground="wash">
				<SectionHeading {...documentsIntro} />
				<Documents documents={documents} words={passwordWords} />
			</Section>
			<Section id="photos">
				<SectionHeading {...photosIntro} />
				<PhotoViewer label={photosIntro.heading} photos={photos} shows={3} openAll={viewAll} captions />
			</Section>
			<SamplesNote text={samples} />
		</>
	);
}
