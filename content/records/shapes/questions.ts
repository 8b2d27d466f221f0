import { address, group, list, optional, text } from '../describe.ts';
import { language } from './parts.ts';

const question = {
	language,
	question: text('Question', { most: 120 }),
	answer: text('Answer', { long: true, most: 600 }),
};

/** What visitors ask beside what the conference answers by itself: its name, dates, venue, fee and workshops (FAQ-1). */
export const conferenceQuestions = group('Questions', {
	list: list(
		'Questions',
		group('Question', {
			...question,
			subject: text('Subject', { hint: 'Names the address of the answer, such as Hotels', most: 30 }),
			short: optional(text('Answer in two or three words', { hint: 'In the list of contents', most: 30 })),
			link: optional(
				group('Link', {
					label: text('Words of the link', { most: 40 }),
					to: address('Where it leads', { hint: 'A page of this site, such as /Conference, or https://…' }),
				}),
			),
		}),
		{ most: 20, named: 'subject' },
	),
});

/** What clients ask (WDEV-3). */
export const websiteQuestions = group('Questions', {
	list: list('Questions', group('Question', question), { most: 40, named: 'question' }),
});
