import { company } from '#content/company.ts';
import { capital, counted, listed } from '#content/counted.ts';
import type { ConferenceEdition, Editions, TrackPapers } from '#content/edition.ts';
import type { InEachPaperState, Intro, Link, PageMeta } from '#content/shapes.ts';
import { dateOf } from '#contract/dates.ts';
import { daysInShort, daysInWords } from '#contract/day-words.ts';
import { paths } from '#contract/paths.ts';
import { papersPlace, venueInShort } from './edition-words.ts';
import { paperWord } from './paper-counts.ts';
import { calls } from './registration-calls.ts';

/** So many characters a search engine shows before the name of the company. */
const shownWhole = 65 - ` | ${company.inTitles}`.length;

/** Name, city and days, as far as they are set and as fully as there is room. */
export function titleOf(edition: ConferenceEdition): string {
	const days = dateOf(edition, 'conference');
	const withDays = [days && daysInWords(days, '–'), days && daysInShort(days), undefined];
	const titles = withDays.map((said) => [edition.name, edition.venue?.city, said].filter(Boolean).join(', '));
	return titles.find(({ length }) => length <= shownWhole) ?? edition.name;
}

export function metaOf({ current, isAhead }: Editions): PageMeta {
	const { name, venue, tracks } = current;
	const days = dateOf(current, 'conference');
	const when = days ? daysInWords(days, '–') : '';
	const ahead = `${name}${venue ? ` in ${venue.city}` : ', an international conference of AEG'}${when && `, ${when}`}: ${tracks.length > 0 ? counted(tracks.length, 'track') : 'tracks'}, important dates, submission guidelines, committee, registration and venue.`;
	const held = `${name} took place${when && ` on ${when}`}${venue ? ` at ${venueInShort(current)}` : ''}. See its ${listed([...current.toShow, 'tracks', 'dates', 'submission guidelines'])}.`;
	return {
		path: 'conference',
		title: titleOf(current),
		description: isAhead ? ahead : held,
	};
}

/** The head of an edition's page (CONF-1). */
export function heroOf(edition: ConferenceEdition) {
	const days = dateOf(edition, 'conference');
	const where = venueInShort(edition);
	return {
		kind: 'Annual international conference',
		name: edition.series,
		year: edition.year,
		when: days && daysInWords(days, '–'),
		where: where && `${where}, ${edition.venue?.country}`,
	};
}

/** Where the links of the head lead. */
export const heroLinks = {
	dates: { label: 'Submission and dates', to: '#dates' },
	paper: { label: 'Submit a paper', to: '#dates' },
	register: { label: 'Register', to: '#register' },
	registration: { label: 'Registration', to: '#register' },
	venue: { label: 'Map and directions', to: '#venue' },
} as const satisfies Record<string, Link>;

/** @param isOwn whether they are those of the edition whose page it is */
export const proceedingsLink = ({ year }: ConferenceEdition, isOwn: boolean): Link => ({
	label: isOwn ? 'Conference Proceeding' : `Proceedings of ${year}`,
	to: paths.proceedings,
});

/** @param areClosed whether no papers are taken any more */
export const tracksIntroOf = ({ tracks, scope }: ConferenceEdition, areClosed: boolean): Intro => ({
	heading: capital(counted(tracks.length, 'track')),
	lead: areClosed
		? `${scope ? `${capital(scope)}. ` : ''}Open a track to see its topics.`
		: 'Choose the track whose topics are closest to your paper.',
});

/** How many papers a track has, in words, and the way to its cloth. */
export const papersLink = ({ track, paperCount }: TrackPapers): Link & { readonly fact: string } => ({
	fact: `${paperCount} ${paperWord(paperCount)}`,
	label: 'This track in the proceedings',
	to: `${paths.proceedings}#${papersPlace(track)}`,
});

const ask = 'Ask about a paper, the proceedings or taking part.';

export const contact = {
	heading: 'Ask the organisers',
	lead: {
		standing: ask,
		early: ask,
		open: `${ask} To submit a paper, send its title, track and abstract.`,
		closed: ask,
	} satisfies InEachPaperState<string>,
};

/** The places of the page, by the id of their band. */
const placeNames = {
	record: 'Proceedings and pictures',
	committee: 'People',
	tracks: 'Tracks',
	dates: 'Submission and dates',
	trust: 'Organisers',
	register: 'Registration',
	contact: 'Contact',
} as const;

export type Place = keyof typeof placeNames;

export const placeName = (place: Place, isAhead: boolean): string =>
	place === 'register' && !isAhead ? calls.over : placeNames[place];

export const placesLabel = 'On this page';
