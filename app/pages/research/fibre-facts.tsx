import { ClosingCall } from '#app/sections/closing-call.tsx';
import { ContentsList } from '#app/sections/heads/contents-list.tsx';
import { SplitHead } from '#app/sections/heads/split-head.tsx';
import { MatEntry } from '#app/sections/research/mat-entry.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { closings } from '#content/pictures/closings.ts';
import { contentsOf, fibreFacts } from '#content/research/fibre-facts.ts';
import { matLabels } from '#content/research/mat-labels.ts';
import { mats } from '#content/research/mats.ts';

export function Component() {
	const { hero, closing } = fibreFacts;
	return (
		<>
			<Meta {...fibreFacts.meta} />
			<SplitHead {...hero} at="top" beside={<ContentsList {...contentsOf(mats)} />} />
			{mats.map((mat, at) => (
				<MatEntry key={mat.id} mat={mat} labels={matLabels} at={at} />
			))}
			<ClosingCall {...closing} picture={closings.rolls} keep="right" left />
		</>
	);
}
