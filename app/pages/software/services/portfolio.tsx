import { ClosingCall } from '#app/sections/closing-call.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { InteractivePreview } from '#app/sections/software/interactive-preview.tsx';
import { ServiceOpening } from '#app/sections/software/service-opening.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { samplesNote } from '#content/odds.ts';
import * as words from '#content/software/portfolio.ts';

export const meta = pageMeta(words.meta);

export default function Portfolio() {
	return (
		<>
			<ServiceOpening {...words.opening} ground="wash" matter="below" />
			<Section label={words.meta.title}>
				{words.previews.map((preview, at) => (
					<InteractivePreview key={preview.title} {...preview} states={words.states} first={at === 0} />
				))}
			</Section>
			<SamplesNote text={samplesNote} />
			<ClosingCall {...words.closing} />
		</>
	);
}
