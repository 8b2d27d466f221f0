import { TextList } from '#app/widgets/text-list.tsx';
import css from './shares.module.css';

/** Who does what: the warp is one side's, the weft the other's, and what both decide is the cloth of the two. */
export function Shares({ groups }: { groups: readonly { title: string; points: readonly string[] }[] }) {
	return (
		<ul className={css.shares}>
			{groups.map(({ title, points }) => (
				<li key={title}>
					<h3 className="h3">{title}</h3>
					<TextList of={points} />
				</li>
			))}
		</ul>
	);
}
