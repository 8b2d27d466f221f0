import { ClosingCall } from '#app/sections/closing-call.tsx';
import { AwardGroups } from '#app/sections/conference/award-groups.tsx';
import { RecordHead } from '#app/sections/heads/record-head.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { Meta } from '#app/seo/meta.tsx';
import { awardGroups, closing, head, intro, show, meta as words } from '#content/conference/awards.ts';
import { closings } from '#content/pictures/closings.ts';

export function Component() {
	const counts = awardGroups.map(({ entries }) => entries.length);
	const all = counts.reduce((sum, count) => sum + count);
	return (
		<>
			<Meta {...words} />
			<RecordHead {...head} figure={String(all)} groups={counts} />
			<Section>
				<Split {...intro} records={awardGroups.flatMap(({ entries }) => entries)}>
					<AwardGroups groups={awardGroups} words={show} />
				</Split>
			</Section>
			<ClosingCall {...closing} picture={closings.volumes} />
		</>
	);
}
