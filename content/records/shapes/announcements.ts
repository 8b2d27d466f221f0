import { address, choices, day, group, list, optional, text, tick } from '../describe.ts';
import { divisions, language } from './parts.ts';

/** What is new: a quiet band at the top of pages, from a day to a day. */
export const announcements = group('Announcements', {
	list: list(
		'Announcements',
		group('Announcement', {
			language,
			text: text('Sentence', { most: 160 }),
			date: day('Shown from', { today: true }),
			until: day('Last day'),
			link: optional(
				group('Link', {
					label: text('Words of the link', { most: 40 }),
					to: address('Where it leads', { hint: 'A page of this site, such as /Conference, or https://…' }),
				}),
			),
			everywhere: tick('On every page'),
			divisions: choices('Or on the pages of', divisions),
		}),
		{ named: 'text' },
	),
});
