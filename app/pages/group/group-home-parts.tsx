import { RatedCards } from '#app/sections/group/rated-cards.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading } from '#app/sections/section-heading.tsx';
import { groupHome, groupServices } from '#content/group/group-home.ts';

/** The parts of the home page of the group that stand still. */

export function Head() {
	const { hero } = groupHome;
	return <PageHead {...hero} low />;
}

export function Services() {
	const { services } = groupHome;
	return (
		<Section>
			<SectionHeading {...services} />
			<RatedCards cards={groupServices} />
		</Section>
	);
}
