import { nearPart } from '#app/behaviours/near-part.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { Section } from '#app/sections/section.tsx';
import { Screenshots } from '#app/sections/software/screenshots.tsx';
import { Meta } from '#app/seo/meta.tsx';
import * as words from '#content/software/portfolio.ts';

export const parts = nearPart(() => import('./portfolio-grid-parts.tsx'));

export function Component() {
	return (
		<>
			<Meta {...words.gridMeta} />
			<StaticPart of={parts} name="Head" />
			<Section ground="tint" label={words.gridMeta.title}>
				<Screenshots items={words.screenshots} study={words.study} visit={words.visit} />
			</Section>
			<StaticPart of={parts} name="Closing" />
		</>
	);
}
