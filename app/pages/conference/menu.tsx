import { MenuBoard } from '#app/sections/conference/menu-board.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import * as words from '#content/conference/menu.ts';

export const meta = pageMeta(words.meta);

export default function ConferenceMenu() {
	return (
		<>
			<PageHead {...words.head} />
			<Section label={words.head.heading}>
				<MenuBoard items={words.items} tiles={words.tiles} groups={words.groups} />
			</Section>
		</>
	);
}
