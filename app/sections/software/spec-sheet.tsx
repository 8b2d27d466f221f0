import type { Spec } from '#content/shapes.ts';
import css from './spec-sheet.module.css';

type SpecSheetProps = {
	readonly specs: readonly Spec[];
	/** What the figures are of, where no heading says it. */
	readonly of?: string;
};

/** A type plate: what something is made of, or has reached, one line each (HOST-1, SEO-1). */
export function SpecSheet({ specs, of }: SpecSheetProps) {
	return (
		<div>
			{of === undefined ? null : <p className={`h4 ${css.of}`}>{of}</p>}
			<dl className={css.sheet}>
				{specs.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
