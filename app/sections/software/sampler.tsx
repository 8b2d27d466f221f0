import type { Feature } from '#content/shapes.ts';
import css from './sampler.module.css';

/** What is made, as a weaver's sampler: on one warp a piece of cloth for each, in a weave of its own (WDEV-1). */
export function Sampler({ items }: { items: readonly Feature[] }) {
	return (
		<ul className={css.sampler}>
			{items.map(({ title, text }) => (
				<li key={title}>
					<h3 className="h3">{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ul>
	);
}
