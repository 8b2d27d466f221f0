import css from './tech-grid.module.css';

type TechGridProps = {
	readonly items: readonly { readonly name: string; readonly use?: string }[];
	/** In one row of seven, or five to a row, and three to a row on small screens. */
	readonly columns?: 5 | 7;
	/** Each with its use beneath. */
	readonly described?: boolean;
};

/** Names: five to a row in a plain table, otherwise as woven cells, every other one passing over the next (SOFT-3, MOB-1). */
export function TechGrid({ items, columns = 5, described = false }: TechGridProps) {
	return (
		<ul className={`${css.grid} ${css[`columns${columns}`]}`}>
			{items.map(({ name, use }) => (
				<li key={name}>
					<b>{name}</b>
					{described && use !== undefined ? <span>{use}</span> : null}
				</li>
			))}
		</ul>
	);
}
