import { group, list, optional, outside, text } from '../describe.ts';
import { picture } from './parts.ts';

/** A fibre mat (PROD-1). What is said of a fibre needs its source (docs/fibre-sources.md). */
export const mats = group('Mat', {
	title: text('Name', { most: 60 }),
	plant: optional(text('Latin name of the plant', { most: 60 })),
	species: optional(text('After the Latin name', { hint: 'Such as spp.', most: 30 })),
	treatment: optional(text('Treatment', { most: 60 })),
	part: text('Part of the plant', { most: 40 }),
	picture: picture('Picture', 'mats', 'At least 1280 × 1280 pixels'),
	origin: text('Where the fibre comes from', {
		hint: 'Of a treated fibre: what it is',
		long: true,
		most: 240,
	}),
	weave: text('Weave', { most: 80 }),
	uses: list('Uses', text('Use', { most: 80 }), { most: 8 }),
	facts: list('Facts', text('Fact', { most: 240 }), { most: 8 }),
	sources: list(
		'Sources of the facts',
		group('Source', {
			text: text('Author, work, year', { most: 160 }),
			link: optional(outside('Address', { hint: 'https://…' })),
		}),
		{ named: 'text' },
	),
});
