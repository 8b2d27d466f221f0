import { editions } from '#app/editions/editions.ts';
import { TrackCloths } from '#app/sections/conference/track-cloths.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { paperWord } from '#content/conference/paper-counts.ts';
import * as words from '#content/conference/proceedings.ts';
import type { ConferenceEdition } from '#content/edition.ts';

/** The papers of an edition by their tracks; empty while there are none. */
export function PapersBand({ edition }: { readonly edition: ConferenceEdition }) {
	const tracks = words.trackLinksOf(edition, editions.addressOf(edition));
	if (tracks.length === 0) return null;
	return (
		<Section id="papers" className="section--after">
			<SectionHeading {...words.tracksIntro} records={tracks} />
			<TrackCloths tracks={tracks} unitOf={paperWord} uncounted={words.uncountedOf(edition)} />
		</Section>
	);
}
