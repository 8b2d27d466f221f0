import { nearPart } from '#app/behaviours/near-part.ts';
import * as timings from '#app/behaviours/timings.ts';
import { StaticPart } from '#app/navigation/sent.tsx';
import { Testimonials } from '#app/sections/testimonials.tsx';
import { Meta } from '#app/seo/meta.tsx';
import * as words from '#content/software/hosting.ts';

export const parts = nearPart(() => import('./hosting-parts.tsx'));

export function Component() {
	return (
		<>
			<Meta {...words.meta} />
			<StaticPart of={parts} name="Opening" />
			<Testimonials
				heading={words.testimonialsHeading}
				every={timings.hostingTestimonials}
				items={words.testimonials}
			/>
			<StaticPart of={parts} name="Closing" />
		</>
	);
}
