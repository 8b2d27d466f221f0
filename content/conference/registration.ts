import type { ConferenceEdition, Editions } from '#content/edition.ts';
import type { DrawnWay, Intro, PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { fee } from './fee.ts';
import { workshopsInWords } from './workshop-names.ts';

export const metaOf = ({ current: { name, venue } }: Editions): PageMeta => ({
	path: 'registration',
	title: `${name}: registration`,
	description: `The registration form of ${name}${venue ? ` in ${venue.city}` : ''}. Before registration opens and after its last date, it tells the organisers of your interest.`,
	thread: 'conferences',
});

export const head: Intro = {
	heading: 'Conference registration',
	lead: 'Send one form for each person.',
};

export const form = { heading: 'Your details' };

export const beforeOf = ({
	name,
	dates,
}: ConferenceEdition): Intro & {
	readonly cells: readonly DrawnWay<'Calendar' | 'Document' | 'Group'>[];
} => ({
	heading: 'Fee, dates and workshops',
	lead: fee.says,
	cells: [
		{
			icon: 'Calendar',
			title: 'Important dates',
			text:
				dates.length > 0
					? `The dates and deadlines of ${name}.`
					: `The dates of ${name} are still to be set. Its page shows them once they are.`,
			to: `${paths.conference}#dates`,
		},
		{
			icon: 'Group',
			title: 'Workshops',
			text: `${workshopsInWords || 'When some are announced'}, with a hands-on part.`,
			to: paths.workshops,
		},
		{
			icon: 'Document',
			title: 'Conference FAQ',
			text: 'Short answers, and whom to ask.',
			to: paths.faq,
		},
	],
});

export const after: {
	readonly heading: string;
	readonly steps: readonly string[];
} = {
	heading: 'What happens next',
	steps: [
		'You see a reference number as soon as your form is stored. Keep it: we find your form by it.',
		'The organisers read it and answer by email.',
	],
};
