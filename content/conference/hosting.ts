import { featuresOf } from '#content/features.ts';
import type { Intro } from '#content/shapes.ts';

/** Who does what when AEG organises a conference for a host institute (`/PlanScientificPage`). */
export const shares = {
	heading: 'What you provide and what we do',
	lead: 'This is how the work is usually shared. For your conference, we agree it in writing before any work begins.',
	groups: [
		{
			title: 'The host institute provides',
			points: [
				'The subject, and people who know the field',
				'The venue: a hall, rooms for the tracks, network and power',
				'Chairmen and convenors, and reviewers from its departments',
				'Permissions, and places for guests to stay',
				'A contact person who can decide',
			],
		},
		{
			title: 'AEG takes care of',
			points: [
				'The call for papers, and the conference page with its dates',
				'Handling of submissions and reviews, and replies to authors',
				'Registration, badges and the schedule',
				'Correspondence with speakers and sponsors',
				'Preparing accepted papers for the publisher',
			],
		},
		{
			title: 'We decide together',
			points: [
				'Dates, tracks and the number of days',
				'The registration fee and the budget',
				'Keynote speakers and committee',
				'Where accepted papers are published',
				'Awards and workshops',
			],
		},
	],
};

export const order: Intro = {
	heading: 'From proposal to publication',
	lead: 'The steps in order. You decide after the second step.',
};

export const steps = featuresOf({
	Proposal: 'You send the subject, the month and the host institute.',
	'Written plan': 'We ask questions, then send you a written plan with dates and a price. You decide.',
	'Call for papers': 'Dates, tracks and committee are fixed and published.',
	'Papers and registration': 'Authors submit, reviewers report, editors decide and attendees register.',
	'The conference': 'The sessions take place at your institute, as the schedule says.',
	Publication: 'Accepted papers go to the publisher. The proceedings page stays online.',
});
