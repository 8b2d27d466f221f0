import { nearPart } from '#app/behaviours/near-part.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { Mats } from '#app/sections/research/mats.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { matLabels } from '#content/research/mat-labels.ts';
import { mats } from '#content/research/mats.ts';
import { products } from '#content/research/products.ts';

export const parts = nearPart(() => import('./products-parts.tsx'));

export function Component() {
	const { list, note, more } = products;
	return (
		<>
			<Meta {...products.meta} />
			<StaticPart of={parts} name="Head" />
			<Mats label={list} mats={mats} labels={matLabels} note={note} more={more} />
			<StaticPart of={parts} name="Closing" />
		</>
	);
}
