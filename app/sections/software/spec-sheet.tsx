import type { Spec } from '#content/shapes.ts';
import css from './spec-sheet.module.css';

/** A type plate: what something is made of, one line each (HOST-1). */
export function SpecSheet({ specs }: { specs: readonly Spec[] }) {
	return (
		<dl className={css.sheet}>
			{specs.map(({ label, value }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
