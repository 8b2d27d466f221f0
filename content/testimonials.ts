import { testimonials as records } from './records/index/testimonials.ts';
import type { RecordOf } from './records/shapes.ts';
import type { Sampled, Testimonial } from './shapes.ts';

type Stored = RecordOf<'testimonials'>['list'][number];

/** What was said, for one of the pages that show it. */
export const saidOn = (page: Stored['pages'][number]): readonly Sampled<Testimonial>[] =>
	records.list.filter(({ pages }) => pages.includes(page));
