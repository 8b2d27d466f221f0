import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { DocumentHead } from '#app/sections/heads/document-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { TechGrid } from '#app/sections/tech-grid.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { Reveal } from '#app/widgets/reveal.tsx';
import * as words from '#content/software/technologies.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<DocumentHead {...words.opening} contents={words.contents}>
				{words.opening.actions.map((action) => (
					<ButtonLink key={action.label} {...action} kind="solid" />
				))}
			</DocumentHead>
			{words.shelves.map(({ id, technologies, ...intro }) => (
				<Section key={id} id={id} className="section--close">
					<Split {...intro}>
						<TechGrid items={technologies} columns="tiles" described />
					</Split>
				</Section>
			))}
			<Section id={words.choiceId} ground="tint">
				<SectionHeading {...words.choiceIntro} />
				<Reveal>
					<FeatureList items={words.choice} />
				</Reveal>
			</Section>
			<ClosingCall {...words.closing} steps={words.next} />
		</>
	);
}
