import { GoLink } from '#app/widgets/go-link.tsx';
import { betweenMargins, Picture } from '#app/widgets/picture.tsx';
import type { Illustration, Link } from '#content/shapes.ts';
import css from './situations.module.css';

type Situation = { readonly title: string; readonly text: string; readonly route: readonly Link[] };

type SituationsProps = { readonly picture: Illustration; readonly items: readonly Situation[] };

/** Where a visitor in some situation begins, and what usually follows, beside a scene. */
export function Situations({ picture, items }: SituationsProps) {
	return (
		<div className={css.beside}>
			<Picture {...picture} sizes={`(min-width: 1024px) 46vw, ${betweenMargins}`} className={css.picture} />
			<ul className={css.situations}>
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
		</div>
	);
}
