import { SampleMark } from '#app/widgets/sample-mark.tsx';
import type { AwardGroup as Group } from '#content/shapes.ts';
import { PlateSplit } from '../plate-split.tsx';
import { Section } from '../section.tsx';
import { AwardList } from './award-list.tsx';

/** One group of awards: what it honours beside its winners (AWD-1). `icon` names a plate. */
export function AwardGroup({
	title,
	description,
	icon,
	entries,
	ground,
}: Group & { ground: 'paper' | 'tint' }) {
	return (
		<Section ground={ground}>
			<PlateSplit heading={title} lead={description} plate={icon}>
				<AwardList entries={entries} />
				<SampleMark of={entries} />
			</PlateSplit>
		</Section>
	);
}
