import { Anchor } from '#app/widgets/anchor.tsx';
import type { Link } from '#content/shapes.ts';
import css from './topic-list.module.css';

type TopicGroup = { readonly group: string; readonly topics: readonly Link[] };

/** What one may write about, as links that name the topic (CTA-1). */
export function TopicList({ groups }: { groups: readonly TopicGroup[] }) {
	return (
		<div className={css.groups}>
			{groups.map(({ group, topics }) => (
				<section key={group} aria-label={group}>
					<h3 className="h4">{group}</h3>
					<ul>
						{topics.map(({ label, to }) => (
							<li key={to}>
								<Anchor to={to}>{label}</Anchor>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
