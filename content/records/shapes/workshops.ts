import { group, list, sample, text } from '../describe.ts';
import { picture } from './parts.ts';

/** A workshop with its pictures (WORK-1, WORK-2). */
export const workshops = group('Workshop', {
	sample,
	title: text('Title', { most: 60 }),
	overview: text('Overview', { long: true, most: 320 }),
	picture: picture('Picture', 'benches', 'At least 960 × 720 pixels'),
	learning: list('Key learning areas', text('Area', { most: 80 }), { least: 1, most: 8 }),
	handsOn: list('Hands-on', text('What participants do', { most: 90 }), { least: 1, most: 8 }),
	images: list(
		'Pictures of its session',
		group('Picture', {
			sample,
			title: text('Title', { most: 60 }),
			picture: picture('Picture', 'workshops', 'At least 960 × 720 pixels'),
		}),
		{ most: 60, named: 'title' },
	),
});
