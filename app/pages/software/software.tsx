import { nearPart } from '#app/behaviours/near-part.ts';
import * as timings from '#app/behaviours/timings.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { Testimonials } from '#app/sections/testimonials.tsx';
import { Meta } from '#app/seo/meta.tsx';
import * as words from '#content/software/software.ts';

export const parts = nearPart(() => import('./software-parts.tsx'));

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<StaticPart of={parts} name="Opening" />
			<Testimonials
				id="testimonials"
				heading={words.testimonialsHeading}
				every={timings.testimonials}
				items={words.testimonials}
			/>
			<StaticPart of={parts} name="Closing" />
		</>
	);
}
