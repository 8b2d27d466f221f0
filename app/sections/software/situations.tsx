import { GoLink } from '#app/widgets/go-link.tsx';
import type { Link } from '#content/shapes.ts';
import css from './situations.module.css';

type Situation = { readonly title: string; readonly text: string; readonly route: readonly Link[] };

/** Where a visitor in some situation begins, and what usually follows. */
export function Situations({ items }: { readonly items: readonly Situation[] }) {
	return (
		<ul className={`paler ${css.situations}`}>
			{items.map(({ title, text, route }) => (
				<li key={title}>
					<h3 className="h3">{title}</h3>
					<p>{text}</p>
					<ol>
						{route.map((stop) => (
							<li key={stop.label}>
								<GoLink {...stop} />
							</li>
						))}
					</ol>
				</li>
			))}
		</ul>
	);
}
