import { nearPart } from '#app/behaviours/near-part.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { Section } from '#app/sections/section.tsx';
import { InteractivePreview } from '#app/sections/software/interactive-preview.tsx';
import { Meta } from '#app/seo/meta.tsx';
import * as words from '#content/software/portfolio.ts';

export const parts = nearPart(() => import('./portfolio-parts.tsx'));

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<StaticPart of={parts} name="Head" />
			<Section className="section--after" label={words.meta.title} of={words.previews}>
				{words.previews.map((preview) => (
					<InteractivePreview
						key={preview.title}
						{...preview}
						states={words.states}
						study={words.study}
						visit={words.visit.site}
					/>
				))}
			</Section>
			<StaticPart of={parts} name="Closing" />
		</>
	);
}
