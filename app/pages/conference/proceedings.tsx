import { ClosingCall } from '#app/sections/closing-call.tsx';
import { Documents } from '#app/sections/conference/documents.tsx';
import { TrackCloths } from '#app/sections/conference/track-cloths.tsx';
import { RecordHead } from '#app/sections/heads/record-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { PhotoViewer } from '#app/widgets/photo-viewer.tsx';
import {
	closing,
	documents,
	documentsIntro,
	head,
	papers,
	paperTotal,
	passwordWords,
	photos,
	photosIntro,
	trackLinks,
	tracksIntro,
	uncounted,
	viewAll,
	meta as words,
} from '#content/conference/proceedings.ts';
import { closings } from '#content/pictures/closings.ts';

export function Component() {
	return (
		<>
			<Meta {...words} />
			<RecordHead {...head} figure={String(paperTotal)} />
			<Section id="tracks" className="section--after">
				<SectionHeading {...tracksIntro} records={trackLinks} />
				<TrackCloths tracks={trackLinks} unit={papers} uncounted={uncounted} />
			</Section>
			<Section id="documents" ground="wash">
				<SectionHeading {...documentsIntro} />
				<Documents documents={documents} words={passwordWords} />
			</Section>
			<Section id="photos">
				<SectionHeading {...photosIntro} records={photos} />
				<PhotoViewer label={photosIntro.heading} photos={photos} shows={3} openAll={viewAll} captions />
			</Section>
			<ClosingCall {...closing} picture={closings.volume} />
		</>
	);
}
