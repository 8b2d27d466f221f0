import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FeatureList } from '#app/sections/feature-list.tsx';
import { ContentsList } from '#app/sections/heads/contents-list.tsx';
import { SceneHead } from '#app/sections/heads/scene-head.tsx';
import { OpeningActions } from '#app/sections/opening-actions.tsx';
import { Section } from '#app/sections/section.tsx';
import { TechTiles } from '#app/sections/tech-tiles.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { closings } from '#content/pictures/closings.ts';
import { headPictures } from '#content/software/head-pictures.ts';
import * as words from '#content/software/technologies.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<SceneHead {...words.opening} picture={headPictures.bobbins}>
				<OpeningActions actions={words.opening.actions} dyed />
			</SceneHead>
			<div className="wrap">
				<ContentsList {...words.contents} across />
			</div>
			{words.shelves.map(({ id, technologies, ...intro }) => (
				<Section split key={id} id={id} className="section--close" {...intro}>
					<TechTiles items={technologies} />
				</Section>
			))}
			<Section reveal id={words.choiceId} ground="tint" {...words.choiceIntro}>
				<FeatureList items={words.choice} />
			</Section>
			<ClosingCall {...words.closing} steps={words.next} picture={closings.compass} />
		</>
	);
}
