import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FieldHero } from '#app/sections/field-hero.tsx';
import { FirstLines } from '#app/sections/group/first-lines.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { closings } from '#content/pictures/closings.ts';
import { products } from '#content/research/products.ts';

/** The parts of the page of products that stand still. */

export function Head() {
	const { hero } = products;
	return <FieldHero {...hero} art="neem" />;
}

export function Closing() {
	const { buying, closing } = products;
	return (
		<>
			<Section ground="wash">
				<Split heading={buying.heading} lead={buying.lead}>
					<FirstLines lines={buying.points} />
				</Split>
			</Section>
			<ClosingCall {...closing} picture={closings.mats} left />
		</>
	);
}
