import { ClosingCall } from '#app/sections/closing-call.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { MatEntry } from '#app/sections/research/mat-entry.tsx';
import { MatIndex } from '#app/sections/research/mat-index.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { fibreFacts } from '#content/research/fibre-facts.ts';
import { matLabels } from '#content/research/mat-labels.ts';
import { mats } from '#content/research/mats.ts';

export const meta = pageMeta(fibreFacts.meta);

export default function FibreFacts() {
	const { hero, choose, closing } = fibreFacts;
	return (
		<>
			<PageHead {...hero} />
			<MatIndex label={choose} mats={mats} />
			{mats.map((mat) => (
				<MatEntry key={mat.id} mat={mat} labels={matLabels} />
			))}
			<ClosingCall {...closing} actions={[closing.action]} />
		</>
	);
}
