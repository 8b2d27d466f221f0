import { SampleMark } from '#app/widgets/sample-mark.tsx';
import type { AwardGroup as Group } from '#content/shapes.ts';
import { PictureSplit } from '../picture-split.tsx';
import { Section } from '../section.tsx';
import { AwardList } from './award-list.tsx';

/** One group of awards: what it honours beside its winners (AWD-1). */
export function AwardGroup({
	title,
	description,
	picture,
	entries,
	ground,
}: Group & { ground: 'paper' | 'tint' }) {
	return (
		<Section ground={ground}>
			<PictureSplit heading={title} lead={description} picture={picture}>
				<AwardList entries={entries} />
				<SampleMark of={entries} />
			</PictureSplit>
		</Section>
	);
}
