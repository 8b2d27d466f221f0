import { listing, sample, text } from '../describe.ts';

/** Where a conference can carry the name of a sponsor (SPON-2). */
export const sponsorPlaces = listing(
	'Places',
	'Place',
	{
		sample,
		title: text('Title', { most: 60 }),
		text: text('Sentence', { most: 120 }),
	},
	{ most: 12, named: 'title' },
);
