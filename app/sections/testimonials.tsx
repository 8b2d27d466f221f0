import { Carousel } from '#app/widgets/carousel.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import { Stars } from '#app/widgets/stars.tsx';
import type { Illustration, Testimonial } from '#content/shapes.ts';
import css from './testimonials.module.css';

type TestimonialsProps = {
	readonly heading: string;
	/** Milliseconds each one stays, from `pace`. */
	readonly every: number;
	readonly items: readonly (Testimonial & { readonly portrait: Illustration })[];
};

/** What clients say, one at a time (SOFT-4, HOST-3). */
export function Testimonials({ heading, every, items }: TestimonialsProps) {
	return (
		<Carousel label={heading} every={every} names={items.map(({ name }) => name)} what="testimonial" numbered>
			{items.map(({ name, company, text, rating, portrait }) => (
				<figure key={name} className={css.quote}>
					<blockquote>{text}</blockquote>
					<figcaption>
						<Picture {...portrait} className={css.portrait} />
						<span className={css.who}>
							<b>{name}</b>
							{company}
						</span>
						<Stars rating={rating} />
					</figcaption>
				</figure>
			))}
		</Carousel>
	);
}
