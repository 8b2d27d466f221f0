import { capital, counted } from '#content/counted.ts';
import type { ConferenceEdition, Editions } from '#content/edition.ts';
import { heads } from '#content/pictures/heads.ts';
import { conferenceQuestions } from '#content/records/index/conference-questions.ts';
import type { RecordOf } from '#content/records/shapes.ts';
import type { HeadPicture, Intro, Link, PageMeta, Question } from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { dateOf } from '#contract/dates.ts';
import { daysInShort, weekdaysInWords } from '#contract/day-words.ts';
import { paths } from '#contract/paths.ts';
import { newsWords, venueInShort, venueLine } from './edition-words.ts';
import { fee } from './fee.ts';
import { venueMapOf } from './organisers.ts';
import { calls } from './registration-calls.ts';
import { workshopCount, workshopNames, workshopsInWords } from './workshop-names.ts';

export const metaOf = ({ current: { name } }: Editions): PageMeta => ({
	path: 'faq',
	title: `${name}: questions and answers`,
	description: `${name} in short: what it is about, its dates and venue, the registration fee, the workshops and whom to ask.`,
});

export const head: Intro = {
	heading: 'Conference FAQ',
	lead: 'Short answers on dates, venue, fee and workshops. For papers and journals, see the conference page.',
};

export const picture: HeadPicture = {
	file: heads.question,
	alt: 'Woven drawing: a box labelled “Questions” on a table, with rows of chairs behind it; a slip with a question mark is half in its slot.',
};

/** The answers, and where the edition stands on the day of the visit. */
export const aboutOf = (edition: ConferenceEdition) => ({
	heading: `Questions about ${edition.name}`,
	lead: newsWords(edition),
});

type ConferenceQuestion = Question & {
	readonly id: string;
	/** The answer in two or three words. */
	readonly fact?: string;
	readonly link?: Link;
};

/**
 * FAQ-1
 * @param isOver whether it is over for everybody who reads it
 */
export function questionsOf(current: ConferenceEdition, isOver: boolean): readonly ConferenceQuestion[] {
	const { name, venue, tracks, scope } = current;
	const days = dateOf(current, 'conference');
	return [
		{
			id: 'about',
			fact: tracks.length > 0 ? `A conference in ${counted(tracks.length, 'track')}` : 'An annual conference',
			question: `What ${isOver ? 'was' : 'is'} ${name}?`,
			answer: `${name} ${isOver ? 'was' : 'is'} the annual international conference of AEG Consultancy Services${venue ? `, organised with ${venue.institute}, ${venue.city}` : ''}.${tracks.length > 0 ? ` It ${isOver ? 'had' : 'has'} ${counted(tracks.length, 'track')}${scope ? `, ${scope}` : ''}.` : ''}`,
			link: { label: 'Read about the conference', to: paths.conference },
		},
		{
			id: 'dates',
			fact: days ? daysInShort(days) : 'To be set',
			question: isOver ? 'When was it held?' : 'What are the dates of the conference?',
			answer: days
				? `${isOver ? 'It was held on' : 'It is held on'} ${daysInShort(days)}, ${weekdaysInWords(days)}.`
				: 'Its days are still to be set.',
			link: { label: 'See all important dates', to: `${paths.conference}#dates` },
		},
		{
			id: 'venue',
			fact: venueInShort(current) ?? 'To be set',
			question: isOver ? 'Where was it held?' : 'Where is the venue?',
			answer: `${venueLine(current)}.`,
			...(venueMapOf(current) && {
				link: { label: 'Map and directions', to: `${paths.conference}#venue` } as const,
			}),
		},
		{
			id: 'fee',
			fact: 'Yes, amount on request',
			question: isOver ? 'Was there a registration fee?' : 'Is there a registration fee?',
			answer: fee.answer,
			link: fee.ask,
		},
		{
			id: 'workshops',
			fact: workshopsInWords || 'None announced',
			question: isOver
				? 'Which workshops were part of the conference?'
				: 'Which workshops are part of the conference?',
			answer:
				workshopNames.length > 0
					? `${capital(workshopCount)}: ${workshopsInWords}, each with a hands-on part. The workshops page says what they cover.`
					: 'No workshop is announced at present.',
			link: { label: 'See the workshops', to: paths.workshops },
		},
		{
			id: 'organisers',
			fact: 'Form, email, phone',
			question: 'How do I contact the organisers?',
			answer:
				'Use the contact form, send an email or call. The address and the number are on the contact page. The form gives you a reference number at once.',
			link: { label: 'Contact the organisers', to: paths.contact },
		},
		...conferenceQuestions.list.map(ownQuestion),
	];
}

/** A question of the organisers', as the page shows it. */
export const ownQuestion = ({
	subject,
	short,
	link,
	...question
}: RecordOf<'conference-questions'>['list'][number]): ConferenceQuestion => ({
	...question,
	...(short && { fact: short }),
	id: `about-${subject.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}`,
	...(link?.to && { link }),
});

/** @param isOver as of `questionsOf` */
export const moreOf = (isOver: boolean) => ({
	heading: 'Not answered here?',
	lead: 'Send your question to the organisers. They will answer by email.',
	actions: [
		{ label: 'Contact Us', to: askAbout('conference') },
		{ label: isOver ? calls.over : 'Registration form', to: paths.registration },
	] satisfies Link[],
});
