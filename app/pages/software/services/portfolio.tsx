import { ClosingCall } from '#app/sections/closing-call.tsx';
import { Section } from '#app/sections/section.tsx';
import { InteractivePreview } from '#app/sections/software/interactive-preview.tsx';
import { ServiceOpening } from '#app/sections/software/service-opening.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { SampleMark } from '#app/widgets/sample-mark.tsx';
import * as words from '#content/software/portfolio.ts';

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<ServiceOpening {...words.opening} ground="wash" matter="below" />
			<Section label={words.meta.title} of={words.previews}>
				{words.previews.map((preview, at) => (
					<InteractivePreview key={preview.title} {...preview} states={words.states} first={at === 0} />
				))}
				<SampleMark of={words.previews} />
			</Section>
			<ClosingCall {...words.closing} />
		</>
	);
}
