import { AboutSlides } from '#app/sections/conference/about-slides.tsx';
import { Tracks } from '#app/sections/conference/tracks.tsx';
import { Trust } from '#app/sections/conference/trust.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Icon } from '#app/widgets/icon.tsx';
import { ArrowRight, Download } from '#app/widgets/icons.ts';
import { about, aboutIntro } from '#content/conference/about.ts';
import { heroLinks, tracksIntro } from '#content/conference/conference.ts';
import { current } from '#content/conference/editions.ts';
import { brochure } from '#content/conference/guidelines.ts';
import { trustIntro, trustOf } from '#content/conference/trust.ts';
import type { EditionPeople } from '#content/editions/shape.ts';

/** The bands of the conference page, from the hero's links to the questions of trust. */

export function HeroLinks() {
	return (
		<p className="btns">
			<ButtonLink {...heroLinks.first} kind="ink" icon={ArrowRight} />
			{brochure && (
				<a className="btn btn--lineink" href={brochure.file} download>
					{heroLinks.brochure}
					<Icon of={Download} />
				</a>
			)}
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

export function TracksBand() {
	if (current.tracks.length === 0) return null;
	return (
		<Section id="tracks" ground="tint">
			<SectionHeading {...tracksIntro} />
			<Tracks tracks={current.tracks} />
		</Section>
	);
}

export function TrustBand({ committee }: Pick<EditionPeople, 'committee'>) {
	return (
		<Section id="trust" ground="tint">
			<Split heading={trustIntro.heading} lead={trustIntro.lead}>
				<Trust answers={trustOf(committee)} openLabel={trustIntro.open} />
			</Split>
		</Section>
	);
}
