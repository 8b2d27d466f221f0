import { ClosingCall } from '#app/sections/closing-call.tsx';
import { FirstLines } from '#app/sections/group/first-lines.tsx';
import { SplitHead } from '#app/sections/heads/split-head.tsx';
import { Leaf } from '#app/sections/research/leaf.tsx';
import { Mats } from '#app/sections/research/mats.tsx';
import { Section } from '#app/sections/section.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { closings } from '#content/pictures/closings.ts';
import { matLabels } from '#content/research/mat-labels.ts';
import { mats } from '#content/research/mats.ts';
import { products } from '#content/research/products.ts';

export function Component() {
	const { hero, list, note, more, buying, closing } = products;
	return (
		<>
			<Meta {...products.meta} />
			<SplitHead ground="field" large {...hero} at="corner" beside={<Leaf />} />
			<Mats label={list} mats={mats} labels={matLabels} note={note} more={more} />
			<Section split ground="wash" heading={buying.heading} lead={buying.lead}>
				<FirstLines lines={buying.points} />
			</Section>
			<ClosingCall {...closing} picture={closings.mats} left />
		</>
	);
}
