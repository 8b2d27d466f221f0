import { choice, group, optional, outside, sample, text, tick } from '../describe.ts';
import { designAsks } from './design-asks.ts';
import { picture } from './parts.ts';

/** A page that was designed, in a desktop frame (PORT-1, PORT-2). */
export const designs = group('Design', {
	sample,
	title: text('Title', { most: 60 }),
	kind: text('What it is', { hint: 'In a word or two, such as Shop', most: 30 }),
	text: text('What it does', { long: true, most: 160 }),
	picture: picture('Picture of the whole page', 'portfolio', 'At least 960 pixels wide, and tall'),
	shown: choice('Shown', {
		preview: 'Large, on the page Portfolio',
		screenshot: 'Among the screenshots',
	}),
	link: optional(
		outside('Address of the site', { hint: 'https://… Leave it empty if it may not be named.' }),
	),
	opens: tick('A link opens the picture in full', { hint: 'Of screenshots, where no site is named.' }),
	asks: choice('What its button says', designAsks),
});
