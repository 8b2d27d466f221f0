import type { RecordOf } from '#content/records/shapes.ts';
import type { Wrong } from './problem.ts';

/** What was said stands on a page. */
export function testimonials({ list }: RecordOf<'testimonials'>): Wrong[] {
	return list.flatMap(({ pages }, at) =>
		pages.length > 0
			? []
			: [{ field: `Testimonials ${at + 1}, Shown on`, sentence: 'It is shown nowhere: choose a page.' }],
	);
}
