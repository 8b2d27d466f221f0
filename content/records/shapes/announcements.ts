import { choices, day, listing, text, tick } from '../describe.ts';
import { divisions, language, link } from './parts.ts';

/** What is new: a quiet band at the top of pages, from a day to a day. */
export const announcements = listing(
	'Announcements',
	'Announcement',
	{
		language,
		text: text('Sentence', { most: 160 }),
		date: day('Shown from', { today: true }),
		until: day('Last day'),
		link,
		everywhere: tick('On every page'),
		divisions: choices('Or on the pages of', divisions),
	},
	{ named: 'text' },
);
