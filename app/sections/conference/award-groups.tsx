import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import type { AwardGroup, Illustration } from '#content/shapes.ts';
import css from './award-groups.module.css';
import { AwardList } from './award-list.tsx';

type AwardGroupsProps = {
	readonly groups: readonly AwardGroup[];
	readonly drawingOf: (drawing: AwardGroup['drawing']) => Illustration;
	/** Opens the list of a group of so many. */
	readonly seeAll: (count: number) => string;
};

/** The awards by group: how many there are, what they were given for, and the entries of each on request (AWD-1). */
export function AwardGroups({ groups, drawingOf, seeAll }: AwardGroupsProps) {
	return (
		<ol className={css.groups}>
			{groups.map(({ title, description, entries, drawing }) => (
				<li key={title}>
					<span className={css.count} aria-hidden="true">
						{entries.length}
					</span>
					<div>
						<h3 className="h3">{title}</h3>
						<p className="soft">{description}</p>
					</div>
					<Picture
						{...drawingOf(drawing)}
						sizes={`(min-width: 1280px) 32rem, ${wideFrom(768, '42vw')}`}
						className={`crop ${css.picture}`}
					/>
					<details className="unfold">
						<summary>
							<span>{seeAll(entries.length)}</span>
							<span className="vh">{`: ${title}`}</span>
						</summary>
						<AwardList entries={entries} />
					</details>
				</li>
			))}
		</ol>
	);
}
