import { ClosingCall } from '#app/sections/closing-call.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { MatEntry } from '#app/sections/research/mat-entry.tsx';
import { MatIndex } from '#app/sections/research/mat-index.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { fibreFacts } from '#content/research/fibre-facts.ts';
import { matLabels } from '#content/research/mat-labels.ts';
import { mats } from '#content/research/mats.ts';

export function Component() {
	const { hero, choose, closing } = fibreFacts;
	return (
		<>
			<Meta {...fibreFacts.meta} />
			<PageHead {...hero} />
			<MatIndex label={choose} mats={mats} />
			{mats.map((mat) => (
				<MatEntry key={mat.id} mat={mat} labels={matLabels} />
			))}
			<ClosingCall {...closing} actions={[closing.action]} />
		</>
	);
}
