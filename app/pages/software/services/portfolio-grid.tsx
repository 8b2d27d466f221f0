import { ClosingCall } from '#app/sections/closing-call.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Screenshots } from '#app/sections/software/screenshots.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { samplesNote } from '#content/odds.ts';
import * as words from '#content/software/portfolio.ts';

export const meta = pageMeta(words.gridMeta);

export default function PortfolioGrid() {
	return (
		<>
			<Screenshots {...words.gridOpening} items={words.screenshots} visit={words.visit} />
			<SamplesNote text={samplesNote} ground="tint" />
			<ClosingCall {...words.gridClosing} />
		</>
	);
}
