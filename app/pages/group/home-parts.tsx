import { editions } from '#app/editions/editions.ts';
import { Strands } from '#app/sections/group/strands.tsx';
import { Themes } from '#app/sections/group/themes.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { home, strandsOf } from '#content/group/home.ts';
import { themesOf } from '#content/group/themes.ts';

/** The part of the home page that stands still. */

export function Divisions() {
	return (
		<>
			<Strands label={home.strands} strands={strandsOf(editions)} />
			<Section id="about">
				<SectionHeading heading={home.about.heading} lead={home.about.lead}>
					<GoLink {...home.about.more} />
				</SectionHeading>
				<Themes themes={themesOf(editions)} />
			</Section>
		</>
	);
}
