import type { ConferenceEdition, Editions } from '#content/edition.ts';
import { deskScenes } from '#content/pictures/subjects/desks.ts';
import type { PageMeta } from '#content/shapes.ts';
import { paths } from '#contract/paths.ts';
import { workshopsInWords } from './workshop-names.ts';

export const metaOf = ({ current: { name, venue }, isAhead }: Editions): PageMeta => ({
	path: 'registration',
	title: isAhead ? `${name}: registration` : 'Register interest in the next conference',
	description: isAhead
		? `The registration form of ${name}${venue ? ` in ${venue.city}` : ''}. While registration is closed, it records your interest; it does not reserve a place.`
		: 'A short form that tells the organisers of AEG’s conferences that you are interested in the next one. It does not reserve a place.',
});

/** Beside the form. */
export const picture = deskScenes['registration-desk'];

export const form = { heading: 'Your details' };

/** What one may want to know before a registration. */
export const beforeOf = ({ name, dates }: ConferenceEdition) => ({
	heading: 'Dates and workshops',
	lines: [
		{
			label: 'Important dates',
			text:
				dates.length > 0
					? `The dates and deadlines of ${name}.`
					: `The dates of ${name} are still to be set. Its page shows them once they are.`,
			to: `${paths.conference}#dates`,
		},
		{
			label: 'Workshops',
			text: `${workshopsInWords || 'When some are announced'}, with a hands-on part.`,
			to: paths.workshops,
		},
		{ label: 'Conference FAQ', text: 'Short answers, and whom to ask.', to: paths.faq },
	] as const,
});

export const after = {
	heading: 'What happens next',
	steps: [
		'When your form has been saved, you will see a reference number. Please keep it.',
		'The organisers will read your form and answer by email.',
	],
};
