import type { Spec } from '#content/shapes.ts';
import css from './fact-bar.module.css';

/** A strip of facts right under a hero. */
export function FactBar({ label, items }: { label: string; items: readonly Spec[] }) {
	return (
		<section className={css.bar} aria-label={label}>
			<dl className={`wrap ${css.facts}`}>
				{items.map((fact) => (
					<div key={fact.label}>
						<dt>{fact.label}</dt>
						<dd>{fact.value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
