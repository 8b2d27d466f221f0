import type { Spec } from '#content/shapes.ts';
import { ShareCloth } from './share-cloth.tsx';
import { shareOf } from './share-of.ts';
import css from './spec-sheet.module.css';

/** What something is made of; what is a share of a whole stands first, woven, and large (HOST-1). */
export function SpecSheet({ specs }: { specs: readonly Spec[] }) {
	return (
		<dl className={css.sheet}>
			{specs.map(({ label, value }) => (
				<div key={label} className={shareOf(value, 20) ? css.share : undefined}>
					<dt>{label}</dt>
					<dd>
						<span>{value}</span>
						<ShareCloth figure={value} rows={20} className={css.cloth} />
					</dd>
				</div>
			))}
		</dl>
	);
}
