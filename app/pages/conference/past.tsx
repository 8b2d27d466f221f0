import { nearPart } from '#app/behaviours/near-part.ts';
import { editions } from '#app/editions/editions.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { SteadyEditionText } from '#app/sections/conference/edition-text.tsx';
import { PastEditions } from '#app/sections/conference/past-editions.tsx';
import { FigureHead } from '#app/sections/heads/figure-head.tsx';
import { Meta } from '#app/seo/meta.tsx';
import * as words from '#content/conference/past.ts';

export const parts = nearPart(() => import('./past-parts.tsx'));

export function Component() {
	const { heading, figure, edition, lead } = words.headOf(editions.onRecord);
	return (
		<>
			<Meta {...words.metaOf(editions)} />
			<FigureHead
				heading={heading}
				figure={figure}
				lead={<SteadyEditionText edition={edition} words={lead} />}
			/>
			<PastEditions editions={words.pastEditionsOf(editions)} />
			<StaticPart of={parts} name="Earlier" />
		</>
	);
}
