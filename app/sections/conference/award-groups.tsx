import type { AwardGroup } from '#content/shapes.ts';
import css from './award-groups.module.css';
import { AwardList } from './award-list.tsx';

type AwardGroupsProps = {
	readonly groups: readonly AwardGroup[];
	readonly words: { readonly entries: string };
};

/** The awards by group: how many there are, what they were given for, and the entries of each on request (AWD-1). */
export function AwardGroups({ groups, words }: AwardGroupsProps) {
	return (
		<ol className={css.groups}>
			{groups.map(({ title, description, entries }) => (
				<li key={title}>
					<span className={css.count} aria-hidden="true">
						{entries.length}
					</span>
					<div>
						<h3 className="h3">{title}</h3>
						<p>{description}</p>
						<details>
							<summary>
								{words.entries}
								<span className="vh">{`: ${title}`}</span>
							</summary>
							<AwardList entries={entries} />
						</details>
					</div>
				</li>
			))}
		</ol>
	);
}
