import type { Stat } from '#content/shapes.ts';
import css from './strengths.module.css';

/** Figures with what each means, two to a row (SOFT-3). */
export function Strengths({ items }: { items: readonly (Stat & { readonly text?: string })[] }) {
	return (
		<dl className={css.strengths}>
			{items.map(({ value, label, text }) => (
				<div key={label}>
					<dt>
						<b>{value}</b> <span>{label}</span>
					</dt>
					{text === undefined ? null : <dd>{text}</dd>}
				</div>
			))}
		</dl>
	);
}
