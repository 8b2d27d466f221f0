import { AwardList } from '#app/sections/conference/award-list.tsx';
import { PageHead } from '#app/sections/page-head.tsx';
import { SamplesNote } from '#app/sections/samples-note.tsx';
import { Section } from '#app/sections/section.tsx';
import { Split } from '#app/sections/section-heading.tsx';
import { pageMeta } from '#app/seo/meta.ts';
import { Icon } from '#app/widgets/icon.tsx';
import { Certificate, StarFilled, Trophy } from '#app/widgets/icons.ts';
import { awardGroups, head, samples, meta as words } from '#content/conference/awards.ts';

export const meta = pageMeta(words);

const icons = [Trophy, StarFilled, Certificate];

export default function Awards() {
	return (
		<>
			<PageHead {...head} />
			{awardGroups.map(({ title, description, entries }, at) => (
				<Section key={title} ground={at === 1 ? 'tint' : 'paper'}>
					<Split heading={title} lead={description} aside={<Icon of={icons[at] ?? Trophy} size={32} />}>
						<AwardList entries={entries} />
					</Split>
				</Section>
			))}
			<SamplesNote text={samples} />
		</>
	);
}
