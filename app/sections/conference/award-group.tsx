import { Art } from '#app/widgets/art.tsx';
import type { AwardGroup as Group } from '#content/shapes.ts';
import { Section } from '../section.tsx';
import { Split } from '../section-heading.tsx';
import css from './award-group.module.css';
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
			<Split heading={title} lead={description} aside={<Art of={icon} className={css.plate} />}>
				<AwardList entries={entries} />
			</Split>
		</Section>
	);
}
