import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { ContentsList } from '#app/sections/heads/contents-list.tsx';
import { GalleryHead } from '#app/sections/heads/gallery-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { SectionHeading, Split } from '#app/sections/section-heading.tsx';
import { TechTiles } from '#app/sections/tech-tiles.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { Reveal } from '#app/widgets/reveal.tsx';
import { closings } from '#content/pictures/closings.ts';
import { headPictures } from '#content/software/head-pictures.ts';
import * as words from '#content/software/technologies.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<GalleryHead {...words.opening} picture={headPictures.bobbins}>
				{words.opening.actions.map((action) => (
					<ButtonLink key={action.label} {...action} kind="ink" icon={ArrowRight} />
				))}
			</GalleryHead>
			<div className="wrap">
				<ContentsList {...words.contents} across />
			</div>
			{words.shelves.map(({ id, technologies, ...intro }) => (
				<Section key={id} id={id} className="section--close">
					<Split {...intro}>
						<TechTiles items={technologies} />
					</Split>
				</Section>
			))}
			<Section id={words.choiceId} ground="tint">
				<SectionHeading {...words.choiceIntro} />
				<Reveal>
					<FeatureList items={words.choice} />
				</Reveal>
			</Section>
			<ClosingCall {...words.closing} steps={words.next} picture={closings.compass} />
		</>
	);
}
