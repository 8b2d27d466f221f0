import { editions } from '#app/editions/editions.ts';
import { EditionNext } from '#app/sections/conference/edition-next.tsx';
import { Publications } from '#app/sections/conference/publications.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { StepList } from '#app/sections/step-list.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { nextLink, nextSays } from '#content/conference/next-conference.ts';
import * as words from '#content/conference/sponsors.ts';

/** The bands of the sponsors' page that script has something to do in. */

export function SponsorshipBand() {
	const { heading, lead, points, contact, edition } = words.sponsorship;
	const ways = (
		<p className="btns">
			<ButtonLink {...contact} kind="solid" />
			<GoLink {...edition} />
		</p>
	);
	return (
		<Section>
			<Split heading={heading} lead={lead} aside={ways}>
				<EditionNext edition={editions.current} words={nextSays(editions.current)} links={nextLink} />
				<StepList steps={points} />
			</Split>
		</Section>
	);
}

export function PublicationBand() {
	const { publicationSupport: support, publications } = words;
	return (
		<Section id="publication" ground="wash" thread="research" of={publications}>
			<SectionHeading heading={support.heading} lead={support.lead} records={publications}>
				<GoLink {...support.link} />
			</SectionHeading>
			<Publications publications={publications} more={words.openLabel} ask={words.askLabel} />
		</Section>
	);
}
