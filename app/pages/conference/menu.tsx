import { nearPart } from '#app/behaviours/near-part.ts';
import { editions } from '#app/editions/editions.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { MenuBoard } from '#app/sections/conference/menu-board.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import * as words from '#content/conference/menu.ts';

export const parts = nearPart(() => import('./menu-parts.tsx'));

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<StaticPart of={parts} name="Head" />
			<Section className="section--after" label={words.head.heading}>
				<MenuBoard items={words.itemsOf(editions)} tiles={words.tilesOf(editions)} groups={words.groups} />
			</Section>
			<StaticPart of={parts} name="Closing" />
		</>
	);
}
