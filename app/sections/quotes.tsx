import { Stars } from '#app/widgets/stars.tsx';
import type { Testimonial } from '#content/shapes.ts';
import css from './quotes.module.css';

/** Quotes of clients, side by side, each with initials instead of a face (SEO-1). */
export function Quotes({ items }: { items: readonly Testimonial[] }) {
	return (
		<ul className={`names ${css.quotes}`}>
			{items.map(({ name, company, text, rating, initials, language }) => (
				<li key={name}>
					<figure>
						<Stars rating={rating} />
						<blockquote lang={language}>{text}</blockquote>
						<figcaption>
							<span className={css.initials} aria-hidden="true">
								{initials}
							</span>
							<span className={css.who}>
								<b>{name}</b>
								<span>{company}</span>
							</span>
						</figcaption>
					</figure>
				</li>
			))}
		</ul>
	);
}
