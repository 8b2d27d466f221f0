import { Stars } from '#app/widgets/stars.tsx';
import type { Testimonial } from '#content/shapes.ts';
import css from './quotes.module.css';

/** Quotes of clients, side by side, each with initials instead of a face (SEO-1). */
export function Quotes({ items }: { items: readonly Testimonial[] }) {
	return (
		<ul className={`names ${css.quotes}`}>
			{items.map(({ name, company, text, rating, language }) => (
				<li key={name}>
					<figure>
						<Stars rating={rating} />
						<blockquote lang={language}>{text}</blockquote>
						<figcaption>
							<span className={css.initials} aria-hidden="true">
								{initialsOf(name)}
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

/** `Head of department` is `HD`: the first and the last word. */
function initialsOf(name: string): string {
	const words = name.trim().split(/\s+/);
	return [words[0], words.length > 1 ? words.at(-1) : '']
		.map((word = '') => [...word][0]?.toUpperCase() ?? '')
		.join('');
}
