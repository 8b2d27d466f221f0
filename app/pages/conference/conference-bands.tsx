import { heroLinksOf, reviewersIn, trackPapersOf } from '#app/editions/conference.ts';
import { editions } from '#app/editions/editions.ts';
import { AboutSlides } from '#app/sections/conference/about-slides.tsx';
import { EditionButton } from '#app/sections/conference/edition-button.tsx';
import { EditionRecord } from '#app/sections/conference/edition-record.tsx';
import { Tracks } from '#app/sections/conference/tracks.tsx';
import { Trust } from '#app/sections/conference/trust.tsx';
import { arePapersClosed, isOver } from '#app/sections/conference/use-edition-state.ts';
import { Section } from '#app/sections/section.tsx';
import { aboutIntro, aboutOf } from '#content/conference/about.ts';
import { tracksIntroOf } from '#content/conference/conference.ts';
import { partsOf, heading as recordHeading } from '#content/conference/record-band.ts';
import { trustOf } from '#content/conference/trust.ts';
import type { EditionPeople } from '#content/edition.ts';

const { current } = editions;
const heroLinks = heroLinksOf(editions);

/** The bands of the conference page, from the hero's links to the questions of trust. */

export function HeroLinks() {
	return (
		<p className="btns">
			<EditionButton edition={current} links={heroLinks.first} kind="ink" />
			{heroLinks.second && <EditionButton edition={current} links={heroLinks.second} kind="lineink" />}
		</p>
	);
}

/** What the edition left behind leads its page once there is something on record. */
export function RecordBand() {
	return (
		<Section id="record" className="section--close" heading={recordHeading}>
			<EditionRecord parts={partsOf(current)} />
		</Section>
	);
}

export function TracksBand() {
	if (current.tracks.length === 0) return null;
	const intro = tracksIntroOf(current, arePapersClosed(current));
	return (
		<Section id="tracks" ground="tint" className="section--close" {...intro}>
			<Tracks tracks={current.tracks} papers={trackPapersOf(current)} />
		</Section>
	);
}

type TrustBandProps = Pick<EditionPeople, 'committee'> & { readonly ground: 'paper' | 'tint' };

/** Who organises the conference and publishes its papers: in pictures, and by what an author asks. */
export function TrustBand({ committee, ground }: TrustBandProps) {
	return (
		<Section id="trust" ground={ground} className="section--close" heading={aboutIntro.heading}>
			<div className="abreast">
				<AboutSlides label={aboutIntro.label} slides={aboutOf(current)} />
				<Trust answers={trustOf(current, reviewersIn(committee), isOver(current))} />
			</div>
		</Section>
	);
}
