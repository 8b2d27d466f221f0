import { featuresOf } from '#content/features.ts';
import { closings } from '#content/pictures/closings.ts';
import type { Illustration, Intro, PageMeta } from '#content/shapes.ts';

export const meta: PageMeta = {
	path: 'proposal',
	title: 'Submit a conference proposal',
	description:
		'Propose a scientific conference to AEG: tell us the subject, the dates and the host institute. AEG answers by email.',
};

export const head: Intro = {
	heading: 'Submit a conference proposal',
	lead: 'Tell us about the conference you would like to host. The subject, the month and the host institute are enough to start.',
};

/** Beside the form. */
export const picture: Illustration = {
	file: closings.proposal,
	alt: 'Woven drawing: from above, a signed proposal and a pen between the plan of a hall and a calendar.',
};

/** PROP-1 */
export const form = {
	heading: 'Your proposal',
	next: {
		heading: 'What happens next',
		steps: ['You receive a reference number at once.', 'AEG will read your proposal and answer by email.'],
	},
};

export const guide = {
	heading: 'What to include',
	lead: 'Nothing has to be decided yet. Write what you know and leave out the rest.',
	items: featuresOf({
		Subject: 'The field, possible tracks, and who should speak.',
		Time: 'The month or the term, and how many days.',
		Place: 'The host institute and city, or whether you want it online.',
		People: 'How many authors and attendees you expect, and from where.',
		Work: 'What AEG should do: papers, speakers, registration, proceedings.',
		Publication: 'Where accepted papers should appear.',
	}),
};
