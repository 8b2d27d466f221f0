import { editions } from '#app/editions/editions.ts';
import { ClosingCall } from '#app/sections/closing-call.tsx';
import { MenuBoard } from '#app/sections/conference/menu-board.tsx';
import { FigureHead } from '#app/sections/heads/figure-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import * as words from '#content/conference/menu.ts';
import { closings } from '#content/pictures/closings.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<FigureHead {...words.head} picture={closings.signpost} />
			<Section className="section--after" label={words.head.heading}>
				<MenuBoard items={words.itemsOf(editions)} tiles={words.tilesOf(editions)} groups={words.groups} />
			</Section>
			<ClosingCall {...words.closing} picture={closings.badge} />
		</>
	);
}
