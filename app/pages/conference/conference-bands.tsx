import { AboutSlides } from '#app/sections/conference/about-slides.tsx';
import { Committee } from '#app/sections/conference/committee.tsx';
import { Patrons } from '#app/sections/conference/patrons.tsx';
import { Speakers } from '#app/sections/conference/speakers.tsx';
import { Tracks } from '#app/sections/conference/tracks.tsx';
import { Trust } from '#app/sections/conference/trust.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight, Download } from '#app/widgets/icons.ts';
import { about, aboutIntro } from '#content/conference/about.ts';
import { hero, tracksIntro } from '#content/conference/conference.ts';
import { brochure } from '#content/conference/guidelines.ts';
import { committee, committeeIntro, patrons, speakers, speakersIntro } from '#content/conference/people.ts';
import { tracks } from '#content/conference/tracks.ts';
import { trust, trustIntro } from '#content/conference/trust.ts';
import { headPictures } from '#content/head-pictures.ts';

/** The bands of the conference page, from the hero's links to the questions of trust. */

export function HeroLinks() {
	return (
		<p className="btns">
			<ButtonLink {...hero.proceedings} kind="ink" icon={ArrowRight} />
			<a className="btn btn--lineink" href={brochure.file} download>
				{hero.brochure}
				<Icon of={Download} />
			</a>
		</p>
	);
}

export function AboutBand() {
	return (
		<Section id="about" ground="tint">
			<Split heading={aboutIntro.heading}>
				<AboutSlides label={aboutIntro.label} slides={about} />
			</Split>
		</Section>
	);
}

export function SpeakersBand() {
	return (
		<Section id="speakers">
			<SectionHeading {...speakersIntro} records={speakers} />
			<Speakers people={speakers} picture={headPictures.speaker} />
		</Section>
	);
}

export function CommitteeBand() {
	return (
		<Section id="committee">
			<Split heading={committeeIntro.heading} records={[...patrons, ...committee]}>
				<Patrons label={committeeIntro.label} what={committeeIntro.what} patrons={patrons} />
				<Committee offices={committee} />
			</Split>
		</Section>
	);
}

export function TracksBand() {
	return (
		<Section id="tracks" ground="tint">
			<SectionHeading {...tracksIntro} />
			<Tracks tracks={tracks} />
		</Section>
	);
}

export function TrustBand() {
	return (
		<Section id="trust" ground="tint">
			<Split heading={trustIntro.heading} lead={trustIntro.lead}>
				<Trust answers={trust} openLabel={trustIntro.open} />
			</Split>
		</Section>
	);
}
