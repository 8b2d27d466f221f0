import css from './refusals.module.css';

/** What the team says no to, each after a short line. */
export function Refusals({ items }: { items: readonly string[] }) {
	return (
		<ul className={css.refusals}>
			{items.map((item) => (
				<li key={item} className="h3">
					{item}
				</li>
			))}
		</ul>
	);
}
