import { MenuBoard } from '#app/sections/conference/menu-board.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import * as words from '#content/conference/menu.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<PageHead {...words.head} />
			<Section label={words.head.heading}>
				<MenuBoard items={words.items} tiles={words.tiles} groups={words.groups} />
			</Section>
		</>
	);
}
