import { choice, group, optional, outside, sample, text } from '../describe.ts';
import { picture } from './parts.ts';

/** A product, a paper or a recognition (HOME-2, ACH-1). */
export const achievements = group('Achievement', {
	sample,
	title: text('Title', { most: 90 }),
	kind: choice('What it is', {
		'Designed product': 'Designed product',
		'Published paper': 'Published paper',
		Recognition: 'Recognition',
	}),
	picture: picture('Picture', 'achievements', 'At least 640 × 480 pixels'),
	link: optional(outside('Where it can be read or seen', { hint: 'https://…' })),
});
