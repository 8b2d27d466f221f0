import { group, list, sample, text } from '../describe.ts';

/** A way to publish with our help (SPON-1). */
export const publications = group('Way to publish', {
	sample,
	name: text('Name', { most: 60 }),
	type: text('What is published', { hint: 'Such as Journal article', most: 60 }),
	short: text('In one line', { hint: 'On the page of research services.', most: 60 }),
	description: text('Description', { long: true, most: 240 }),
	features: list('What we do', text('Sentence', { most: 120 }), { least: 1, most: 8 }),
});
