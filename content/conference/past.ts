import { capital, counted, given, listed } from '#content/counted.ts';
import type { ConferenceEdition, Editions } from '#content/edition.ts';
import { hallScenes } from '#content/pictures/subjects/halls.ts';
import type {
	EditionWords,
	Illustration,
	IntroWithActions,
	Link,
	ListedEdition,
	PageMeta,
} from '#content/shapes.ts';
import { askAbout } from '#contract/ask-about.ts';
import { paths } from '#contract/paths.ts';
import { dayWords, inEachState, namedWords, venueInShort } from './edition-words.ts';
import { years, yearsInWords } from './timeline-years.ts';

/** The page of the latest one on record, and what was added to it. */
const keptOf = ({ recorded }: ConferenceEdition) => listed(['page', ...recorded]);

export const metaOf = ({ onRecord }: Editions): PageMeta => ({
	path: 'pastConferences',
	title: 'Past conferences',
	description: `Past conferences of AEG: ${onRecord.name}${onRecord.venue ? ` in ${onRecord.venue.city}` : ''} with its ${keptOf(onRecord)}, and the timeline of the years before.`,
});

/** What the page says of the latest one on record, which is not among the past ones until it is over. */
function leadOf(onRecord: ConferenceEdition): EditionWords {
	const said = namedWords(onRecord);
	const ahead = inEachState((state) => `${said[state]} It is listed here when it is over.`);
	// the same before the clock is known and after: a longer sentence would move the page
	const stays = `${onRecord.name}: you find its ${keptOf(onRecord)} here.`;
	return { ...ahead, standing: stays, over: stays };
}

export const headOf = (onRecord: ConferenceEdition) => ({
	heading: 'Past conferences',
	/** The year of the latest one, as the figure of the page. */
	figure: onRecord.year,
	edition: onRecord,
	lead: leadOf(onRecord),
});

/** `Five tracks, from … to ….` */
const inShort = ({ tracks, scope }: ConferenceEdition): string =>
	tracks.length > 0
		? `${capital([counted(tracks.length, 'track'), scope].filter(Boolean).join(', '))}.`
		: 'Its tracks are not on this site.';

/** The latest record has the pages of that name; an older one keeps its parts on its own page. */
function linksOf(
	edition: ConferenceEdition,
	{ addressOf, awarded, pictured, published }: Editions,
): readonly Link[] {
	const own = addressOf(edition);
	return [
		{ label: 'Conference page', to: own },
		...given<Link>(edition.proceedings !== undefined, {
			label: 'Proceedings',
			to: edition === published ? paths.proceedings : `${own}#papers`,
		}),
		...given<Link>(edition.photos !== undefined, {
			label: 'Gallery',
			to: edition === pictured ? paths.gallery : `${own}#photos`,
		}),
		...given<Link>(edition.awards !== undefined, {
			label: 'Awards',
			to: edition === awarded ? paths.awards : `${own}#awards`,
		}),
	];
}

/** Neighbours on the list have different scenes. */
const pictureAt = (at: number): Illustration => hallScenes[at % 2 === 0 ? 'last-slide' : 'speaker'];

/** PAST-1 */
export const pastEditionsOf = (editions: Editions): readonly ListedEdition[] =>
	editions.listedAsPast.map((edition, at) => ({
		edition,
		when: dayWords(edition),
		where: venueInShort(edition),
		text: inShort(edition),
		picture: pictureAt(at),
		links: linksOf(edition, editions),
	}));

export const closing: IntroWithActions = {
	heading: 'Looking for the next one?',
	lead: 'Every new conference is announced on our page “Upcoming conferences”.',
	actions: [
		{ label: 'Upcoming conferences', to: paths.upcoming },
		{ label: 'Contact Us', to: askAbout('next-conference') },
	],
};

export const earlier = {
	heading: `Conferences from ${yearsInWords}`,
	link: { label: 'Conference timeline', to: paths.timeline } satisfies Link,
	years,
};
