import { counted } from '#content/counted.ts';
import type { EditionWords, Intro, Link, PageMeta, Question } from '#content/shapes.ts';
import { dateOf } from '#contract/dates.ts';
import { paths } from '#contract/paths.ts';
import { daysInShort, daysInWords, weekdaysInWords } from './day-words.ts';
import { editionWords, named, venueInShort, venueLine } from './edition-words.ts';
import { current } from './editions.ts';

const { name, year, venue, tracks, scope } = current;
const days = dateOf(current, 'conference');

export const meta: PageMeta = {
	path: 'faq',
	title: 'Conference FAQ',
	description: `Six questions about ${name}, answered: what it is, its dates, its venue, the registration fee, the workshops and whom to ask.`,
	thread: 'conferences',
};

export const head: Intro = {
	heading: 'Conference FAQ',
	lead: 'Six questions that authors and attendees ask, with short answers.',
};

export const about: Intro = {
	heading: `The ${year} edition`,
	lead: `${name}${venue ? ` at ${venueInShort(current)}` : ''}${days ? `, on ${daysInWords(days, '–')}` : ''}.`,
};

/** FAQ-1 */
export const questions: readonly (Question & {
	readonly link?: Link;
	/** Where the edition stands on the day of the visit, after the answer. */
	readonly state?: EditionWords;
})[] = [
	{
		question: `What is ${name}?`,
		answer: `The annual international conference of AEG Consultancy Services${venue ? `, organised with ${venue.institute}, ${venue.city}` : ''}.${tracks.length > 0 ? ` It has ${counted(tracks.length, 'track')}${scope ? `, ${scope}` : ''}.` : ''}`,
		link: { label: 'Read about the conference', to: paths.conference },
	},
	{
		question: 'When does the conference take place?',
		answer: `${days ? `On ${daysInShort(days)}, ${weekdaysInWords(days)}.` : 'Its days are still to be set.'} All dates and deadlines are in Indian Standard Time (IST, UTC+05:30).`,
		state: { ...named, standing: editionWords.standing },
		link: { label: 'See all important dates', to: `${paths.conference}#dates` },
	},
	{
		question: 'Where is the venue?',
		answer: `${venueLine(current)}.`,
	},
	{
		question: 'Is there a registration fee?',
		answer:
			'Yes, there is a registration fee. The amount for an edition is given on this website when it is set. No amount is published at present: please ask the organisers before you travel.',
		link: { label: 'Registration', to: paths.registration },
	},
	{
		question: 'Are there workshops?',
		answer:
			'Yes. Two workshops go with the conference: MechAuto, on mechanical systems and their automation, and ANSYS simulation. Both have a hands-on part.',
		link: { label: 'See the workshops', to: paths.workshops },
	},
	{
		question: 'How do I contact the organisers?',
		answer:
			'Write to them with the contact form: your message is stored at once and you receive a reference number. The page also shows our telephone number, email address and postal address.',
		link: { label: 'Contact the organisers', to: paths.contact },
	},
];

export const more = {
	heading: 'Not answered here?',
	lead: 'Ask in your own words. The organisers answer by email.',
	actions: [
		{ label: 'Contact Us', to: paths.contact },
		{ label: 'Registration', to: paths.registration },
	] satisfies Link[],
};
