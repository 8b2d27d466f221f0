import { Carousel } from '#app/widgets/carousel.tsx';
import { Picture } from '#app/widgets/picture.tsx';
import { Stars } from '#app/widgets/stars.tsx';
import type { Illustration, Testimonial } from '#content/shapes.ts';
import { Section } from './section.tsx';
import css from './testimonials.module.css';

type TestimonialsProps = {
	readonly id?: string;
	readonly heading: string;
	/** Milliseconds each one stays, from `timings`. */
	readonly every: number;
	readonly items: readonly (Testimonial & { readonly portrait: Illustration })[];
};

/** What clients say, one at a time (SOFT-4, HOST-3). */
export function Testimonials({ id, heading, every, items }: TestimonialsProps) {
	return (
		<Section ground="wash" of={items} heading={heading} {...(id === undefined ? {} : { id })}>
			<Carousel
				label={heading}
				every={every}
				names={items.map(({ name }) => name)}
				what="testimonial"
				numbered
			>
				{items.map(({ name, company, text, rating, portrait, language }) => (
					<figure key={name} className={`names ${css.quote}`}>
						<blockquote lang={language}>{text}</blockquote>
						<Picture {...portrait} sizes="18rem" className={css.portrait} />
						<figcaption>
							<span className={css.who}>
								<b>{name}</b>
								<span>{company}</span>
							</span>
							<Stars rating={rating} />
						</figcaption>
					</figure>
				))}
			</Carousel>
		</Section>
	);
}
