import type { Stat } from '#content/shapes.ts';
import css from './strengths.module.css';

/** Figures with what each means, two to a row (SOFT-3). */
export function Strengths({ items }: { items: readonly (Stat & { readonly text?: string })[] }) {
	return (
		<ul className={css.strengths}>
			{items.map(({ value, label, text }) => (
				<li key={label}>
					<p>
						<b>{value}</b> <span>{label}</span>
					</p>
					{text === undefined ? null : <p>{text}</p>}
				</li>
			))}
		</ul>
	);
}
