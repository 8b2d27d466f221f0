import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { ServiceOpening } from '#app/sections/software/service-opening.tsx';
import { StackTable } from '#app/sections/software/stack-table.tsx';
import { TechGrid } from '#app/sections/tech-grid.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { Reveal } from '#app/widgets/reveal.tsx';
import * as words from '#content/software/technologies.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<ServiceOpening {...words.opening} ground="field" matter="below">
				<TechGrid items={words.technologies} />
			</ServiceOpening>
			{words.shelves.map(({ technologies, ...intro }) => (
				<Section key={intro.heading}>
					<Split {...intro}>
						<StackTable items={technologies} />
					</Split>
				</Section>
			))}
			<Section ground="tint">
				<SectionHeading {...words.choiceIntro} />
				<Reveal>
					<FeatureList items={words.choice} />
				</Reveal>
			</Section>
			<ClosingCall {...words.closing} />
		</>
	);
}
