import { editions } from '#app/editions/editions.ts';
import { BesidePicture } from '#app/sections/beside-picture.tsx';
import { EditionNext } from '#app/sections/conference/edition-next.tsx';
import { Publications } from '#app/sections/conference/publications.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { Process } from '#app/sections/process.tsx';
import { Section } from '#app/sections/section.tsx';
import { StepList } from '#app/sections/step-list.tsx';
import { WovenFigures } from '#app/sections/woven-figures.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { nextLink, nextSays } from '#content/conference/next-conference.ts';
import { route } from '#content/conference/publication-route.ts';
import * as words from '#content/conference/sponsors.ts';

/** The bands of the sponsors' page: first the sponsor's, then the author's in the dye of research. */

export function AttendsBand() {
	const { heading, lead, figures } = words.attendsOf(editions.onRecord);
	return (
		<Section id="sponsor" className="section--after" heading={heading} lead={lead}>
			<WovenFigures items={figures} />
		</Section>
	);
}

export function PlacesBand() {
	const { heading, lead, picture, cells } = words.places;
	return (
		<Section ground="tint" of={cells} heading={heading} lead={lead}>
			<BesidePicture {...picture}>
				<FeatureList items={cells} />
			</BesidePicture>
		</Section>
	);
}

export function SponsorshipBand() {
	const { heading, lead, points, contact, edition } = words.sponsorship;
	const ways = (
		<p className="btns">
			<ButtonLink {...contact} kind="solid" />
			<GoLink {...edition} />
		</p>
	);
	return (
		<Section split heading={heading} lead={lead} end={ways}>
			<EditionNext edition={editions.current} words={nextSays(editions.current)} links={nextLink} />
			<StepList steps={points} />
		</Section>
	);
}

export function PublicationBand() {
	const { publicationSupport: support, publications } = words;
	return (
		<>
			<Section
				id="publication"
				ground="wash"
				thread="research"
				of={publications}
				{...support}
				end={<GoLink {...support.link} />}
			>
				<Publications publications={publications} more={words.openLabel} ask={words.askLabel} />
			</Section>
			{publications.length > 0 && (
				<Section ground="tint" thread="research" {...route} end={<GoLink {...route.ask} />}>
					<Process steps={route.steps} />
				</Section>
			)}
		</>
	);
}
