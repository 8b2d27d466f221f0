import type { RecordOf } from '#content/records/shapes.ts';
import type { Wrong } from './problem.ts';

/** What was said stands on a page. */
export function* testimonials({ list }: RecordOf<'testimonials'>): Iterable<Wrong> {
	for (const [at, { pages }] of list.entries())
		if (pages.length === 0)
			yield { field: `Testimonials ${at + 1}, Shown on`, sentence: 'It is shown nowhere: choose a page.' };
}
