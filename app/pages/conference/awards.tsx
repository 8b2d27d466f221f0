import { AwardGroup } from '#app/sections/conference/award-group.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { awardGroups, head, meta as words } from '#content/conference/awards.ts';

export function Component() {
	return (
		<>
			<Meta {...words} />
			<PageHead {...head} />
			{awardGroups.map((group, at) => (
				<AwardGroup key={group.title} {...group} ground={at % 2 === 0 ? 'paper' : 'tint'} />
			))}
		</>
	);
}
