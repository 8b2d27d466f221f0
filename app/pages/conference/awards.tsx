import { AwardGroup } from '#app/sections/conference/award-group.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { awardGroups, head, samples, meta as words } from '#content/conference/awards.ts';

export const meta = pageMeta(words);

export default function Awards() {
	return (
		<>
			<PageHead {...head} />
			{awardGroups.map((group, at) => (
				<AwardGroup key={group.title} {...group} ground={at % 2 === 0 ? 'paper' : 'tint'} />
			))}
			<SamplesNote text={samples} />
		</>
	);
}
