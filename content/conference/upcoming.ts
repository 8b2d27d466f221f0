import type { ConferenceEdition, Editions } from '#content/edition.ts';
import { halls } from '#content/pictures/halls.ts';
import { hallSubjects } from '#content/pictures/subjects/halls.ts';
import type {
	DrawnWay,
	EditionWords,
	Illustration,
	Intro,
	IntroWithActions,
	Link,
	PageMeta,
	Stat,
} from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { dateOf } from '#contract/dates.ts';
import { paths } from '#contract/paths.ts';
import { namedWords } from './edition-words.ts';
import { hallPictures } from './hall-pictures.ts';

export const metaOf = ({ onRecord }: Editions): PageMeta => ({
	path: 'upcoming',
	title: 'Next AEG conference: dates, call for papers',
	description: `AEG’s next conference: where its dates, its call for papers and its registration are announced, and ${onRecord.name} in figures.`,
	thread: 'conferences',
});

const after =
	'Details of the next conference are to come. Dates, tracks and the call for papers will appear here once they are set.';

/** What is upcoming: the edition at `/Conference` until it is over, then the one after it. */
function leadOf(current: ConferenceEdition): EditionWords {
	const ahead = Object.entries(namedWords(current)).map(([state, said]) => [
		state,
		`${said} Its page has the details.`,
	]);
	return { ...namedWords(current), ...Object.fromEntries(ahead), over: after };
}

/** Whether the days of the next edition are set; so it stays until its record is there. */
const isSet = ({ current, isAhead }: Editions) => isAhead && dateOf(current, 'conference') !== undefined;

/** UPC-1 */
export const upcomingOf = (editions: Editions) => ({
	heading: 'Upcoming conferences',
	lead: leadOf(editions.current),
	/** Once the days are set, the picture of a full hall, in colour; before that, of an empty one. */
	...(isSet(editions)
		? { picture: hallPictures.full, undyed: false }
		: { picture: hallPictures.empty, undyed: true }),
	actions: [
		...(editions.isAhead ? [{ label: `See ${editions.current.name}`, to: paths.conference } as const] : []),
		{ label: 'Contact Us', to: askAbout('next-conference') },
		{ label: 'Conference calendar', to: paths.timeline },
	] satisfies Link[],
});

export const ways: Intro & { readonly cells: readonly DrawnWay<'Calendar' | 'Email' | 'Identification'>[] } =
	{
		heading: 'How to hear about our conferences',
		lead: 'News of our conferences appears on this page, and new dates in our calendar. You can also write to us.',
		cells: [
			{
				icon: 'Email',
				title: 'Write to us',
				text: 'Name your field, and say whether you would come as an author or an attendee. The organisers answer by email.',
				to: askAbout('next-conference'),
			},
			{
				icon: 'Calendar',
				title: 'Subscribe to the calendar',
				text: 'Subscribe once. As soon as the dates of a conference are set, they appear in your own calendar.',
				to: `${paths.timeline}#calendar`,
			},
			{
				icon: 'Identification',
				title: 'Registration form',
				text: 'Register your interest. The organisers answer by email.',
				to: paths.registration,
			},
		],
	};

/** Not the hall of the head, where that is full. */
const pictureOfLast = (editions: Editions): Illustration =>
	isSet(editions)
		? { file: halls['track-room'], alt: hallSubjects['track-room'].alt }
		: { file: hallPictures.full.narrow, alt: hallPictures.full.alt };

/** The latest edition on record, in figures that are known of it. */
export function lastOf(editions: Editions) {
	const { onRecord, addressOf } = editions;
	return {
		heading: `${onRecord.name} in figures`,
		edition: onRecord,
		says: namedWords(onRecord),
		link: { label: 'See the conference page', to: addressOf(onRecord) } satisfies Link,
		picture: pictureOfLast(editions),
		figures: [
			{ value: String(onRecord.tracks.length), label: ['tracks', onRecord.scope].filter(Boolean).join(', ') },
			...(onRecord.proceedings
				? [{ value: String(onRecord.paperTotal), label: 'papers in the proceedings' }]
				: []),
			...(onRecord.awards ? [{ value: String(onRecord.awardTotal), label: 'awards' }] : []),
		] satisfies Stat[],
	};
}

export const closing: IntroWithActions = {
	heading: 'Would you like to host a conference?',
	lead: 'Tell us your institute and the subject. That is enough for a first conversation.',
	actions: [
		{ label: 'Submit a proposal', to: paths.proposal },
		{ label: 'How we plan a conference', to: paths.planConference },
	],
};
