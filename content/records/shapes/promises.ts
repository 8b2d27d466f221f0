import { address, listing, sample, text } from '../describe.ts';

/** Sentences that commit the company to something nobody has confirmed yet (docs/decisions/0025). Pages show no mark of it. */
export const promises = listing(
	'Promises',
	'Promise',
	{
		sample,
		words: text('Words, as the page has them', { long: true, most: 240 }),
		page: address('Page', { hint: 'Where they stand, such as /services/WebHostingPage' }),
	},
	{ named: 'words' },
);
