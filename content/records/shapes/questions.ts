import { listing, optional, text } from '../describe.ts';
import { language, link } from './parts.ts';

const question = {
	language,
	question: text('Question', { most: 120 }),
	answer: text('Answer', { long: true, most: 600 }),
};

/** What visitors ask beside what the conference answers by itself: its name, dates, venue, fee and workshops (FAQ-1). */
export const conferenceQuestions = listing(
	'Questions',
	'Question',
	{
		...question,
		subject: text('Subject', { hint: 'Names the address of the answer, such as Hotels', most: 30 }),
		short: optional(text('Answer in two or three words', { hint: 'Beside the question', most: 30 })),
		link,
	},
	{ most: 20, named: 'subject' },
);

/** What clients ask (WDEV-3). */
export const websiteQuestions = listing('Questions', 'Question', question, { most: 40, named: 'question' });
