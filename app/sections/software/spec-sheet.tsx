import type { Stat } from '#content/shapes.ts';
import { ShareCloth } from './share-cloth.tsx';
import { shareOf } from './share-of.ts';
import css from './spec-sheet.module.css';

/** What something is made of; the first that is a share of a whole leads, woven and large (HOST-1). */
export function SpecSheet({ specs }: { specs: readonly Stat[] }) {
	const woven = specs.find(({ value }) => shareOf(value, 20));
	return (
		<dl className={css.sheet}>
			{specs.map(({ label, value }) => (
				<div key={label} className={label === woven?.label ? css.share : undefined}>
					<dt>{label}</dt>
					<dd className="numeral">
						<span>{value}</span>
						{label === woven?.label && <ShareCloth figure={value} rows={20} className={css.cloth} />}
					</dd>
				</div>
			))}
		</dl>
	);
}
