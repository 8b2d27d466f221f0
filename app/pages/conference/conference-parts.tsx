import { editions } from '#app/editions/editions.ts';
import { Downloads } from '#app/sections/conference/downloads.tsx';
import { EditionRecord } from '#app/sections/conference/edition-record.tsx';
import { GuidelineSteps } from '#app/sections/conference/guideline-steps.tsx';
import { Tracks } from '#app/sections/conference/tracks.tsx';
import { arePapersClosed } from '#app/sections/conference/use-edition-state.ts';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { trackPapersOf, tracksIntroOf } from '#content/conference/conference.ts';
import { downloadsOf, guidelinesOf } from '#content/conference/guideline-steps.ts';
import { heading, recordOf } from '#content/conference/record-band.ts';

/** The parts of the conference page that stand still. */

const { current, isAhead } = editions;

/** What the edition left behind leads its page once there is something on record. */
export function RecordBand() {
	return (
		<Section id="record" className="section--close">
			<SectionHeading heading={heading} />
			<EditionRecord parts={recordOf(current)} />
		</Section>
	);
}

export function TracksBand() {
	if (current.tracks.length === 0) return null;
	return (
		<Section id="tracks" ground="tint" className="section--close">
			<SectionHeading {...tracksIntroOf(current, arePapersClosed(current))} />
			<Tracks tracks={current.tracks} papers={trackPapersOf(current)} />
		</Section>
	);
}

/** How a paper is written and sent (CONF-8). */
export function Steps() {
	const downloads = downloadsOf(current);
	return (
		<GuidelineSteps
			{...guidelinesOf(current, isAhead)}
			open={isAhead}
			journals={current.journals}
			files={downloads.length > 0 && <Downloads items={downloads} />}
		/>
	);
}
