import type { Technology } from '#content/shapes.ts';
import css from './stack-table.module.css';

/** Technologies with the part each plays, read line by line (CUST-1). */
export function StackTable({ items }: { items: readonly Technology[] }) {
	return (
		<dl className={css.table}>
			{items.map(({ name, use }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{use}</dd>
				</div>
			))}
		</dl>
	);
}
