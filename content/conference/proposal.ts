import type { Feature, Intro, PageMeta } from '#content/shapes.ts';

export const meta: PageMeta = {
	path: 'proposal',
	title: 'Submit a conference proposal',
	description:
		'Propose a scientific conference to AEG: tell us the subject, the dates and the host, and our conference office answers by email.',
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Submit a conference proposal',
	lead: 'Tell us what you would like to hold. A few lines are enough for a first answer.',
};

/** PROP-1 */
export const form = {
	heading: 'Your proposal',
	next: [
		'It goes to our conference office, and you receive a reference number at once.',
		'The office answers by email.',
	],
};

export const guide: Intro & { readonly items: readonly Feature[] } = {
	heading: 'What helps us answer',
	lead: 'None of this has to be settled. Write what you know and leave out the rest.',
	items: [
		{ title: 'Subject', text: 'The field, the tracks you have in mind and who should speak.' },
		{ title: 'Time', text: 'The month or the term, and how many days.' },
		{ title: 'Place', text: 'The host institute or city, or whether it is to be held online.' },
		{ title: 'People', text: 'How many authors and guests you expect, and from where.' },
		{ title: 'Work', text: 'What we should take over: papers, speakers, registration, proceedings.' },
		{ title: 'Publication', text: 'Where accepted papers should appear.' },
	],
};
