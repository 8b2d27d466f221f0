import { editions } from '#app/editions/editions.ts';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { Tracks } from '#app/sections/conference/tracks.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import * as words from '#content/conference/past-edition.ts';
import { closings } from '#content/pictures/closings.ts';
import type { OfEdition } from './of-edition.ts';

/** The parts of a past edition that stand still. */

export { AwardsBand as Awards } from './awards-band.tsx';
export { PapersBand as Papers } from './papers-band.tsx';

export function TracksBand({ edition }: Pick<OfEdition, 'edition'>) {
	return (
		<Section id="tracks" ground="tint">
			<SectionHeading {...words.tracksIntro} />
			<Tracks tracks={edition.tracks} />
		</Section>
	);
}

export function Closing() {
	return <ClosingCall {...words.closingOf(editions.current)} picture={closings.campus} keep="whole" />;
}
