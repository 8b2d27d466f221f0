import type { Feature } from '#content/shapes.ts';
import css from './draft-cells.module.css';

/** Short texts as the squares of a draft: every other one is filled. */
export function DraftCells({ cells }: { cells: readonly Feature[] }) {
	return (
		<ul className={css.cells}>
			{cells.map(({ title, text }) => (
				<li key={title}>
					<h3 className="h3">{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ul>
	);
}
