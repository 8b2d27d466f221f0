import { GoLink } from '#app/widgets/go-link.tsx';
import type { Feature, Link } from '#content/shapes.ts';
import { Features } from '../features.tsx';
import css from './situations.module.css';

type Situation = Feature & { readonly route: readonly Link[] };

/** Where a visitor in some situation begins, and what usually follows. */
export function Situations({ items }: { readonly items: readonly Situation[] }) {
	return (
		<Features items={items} className={`three-columns ${css.situations}`}>
			{({ route }) => (
				<ol>
					{route.map((stop) => (
						<li key={stop.label}>
							<GoLink {...stop} />
						</li>
					))}
				</ol>
			)}
		</Features>
	);
}
