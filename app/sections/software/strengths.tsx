import type { Stat } from '#content/shapes.ts';
import { ShareCloth } from './share-cloth.tsx';
import css from './strengths.module.css';

/** Figures with what each means, four to a row; over those that are a share of a whole, it is woven (SOFT-3). */
export function Strengths({ items }: { items: readonly (Stat & { readonly text?: string })[] }) {
	return (
		<ul className={`two-columns ${css.strengths}`}>
			{items.map(({ value, label, text }) => (
				<li key={label}>
					<ShareCloth figure={value} rows={10} className={css.cloth} />
					<p>
						<b className="numeral">{value}</b> <span>{label}</span>
					</p>
					{text === undefined ? null : <p className="soft">{text}</p>}
				</li>
			))}
		</ul>
	);
}
