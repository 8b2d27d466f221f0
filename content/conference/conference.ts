import { company } from '#content/company.ts';
import { capital, counted, listed } from '#content/counted.ts';
import type { ConferenceEdition, EditionPeople, Editions } from '#content/edition.ts';
import type { InEachPaperState, InEachState, Intro, Link, PageMeta } from '#content/shapes.ts';
import { dateOf } from '#contract/dates.ts';
import { daysInShort, daysInWords } from '#contract/day-words.ts';
import { paths } from '#contract/paths.ts';
import { always, papersPlace, venueInShort } from './edition-words.ts';
import { venueMapOf } from './organisers.ts';
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
	const held = `${name} took place${when && ` on ${when}`}${venue ? ` at ${venueInShort(current)}` : ''}. See its ${listed([...current.recorded, 'tracks', 'dates', 'submission guidelines'])}.`;
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

const dates: Link = { label: 'Submission and dates', to: '#dates' };

/**
 * `first`: what is there to read of the edition; while it is ahead, what one does first. `second`: the other of the two
 * while it is ahead: its registration; its dates while registration is open.
 */
export function heroLinksOf({ current, isAhead, published }: Editions): {
	readonly first: InEachState<Link>;
	readonly second?: InEachState<Link>;
} {
	const proceedings: Link = {
		label: published === current ? 'Conference Proceeding' : `Proceedings of ${published.year}`,
		to: paths.proceedings,
	};
	if (!isAhead) return { first: always(proceedings) };
	const running: Link = venueMapOf(current) ? { label: 'Map and directions', to: '#venue' } : dates;
	return {
		first: {
			...always(dates),
			call: { label: 'Submit a paper', to: '#dates' },
			open: { label: 'Register', to: '#register' },
			running,
			over: proceedings,
		},
		second: { ...always<Link>({ label: 'Registration', to: '#register' }), open: dates, over: dates },
	};
}

/** @param areClosed whether no papers are taken any more */
export const tracksIntroOf = ({ tracks, scope }: ConferenceEdition, areClosed: boolean): Intro => ({
	heading: capital(counted(tracks.length, 'track')),
	lead: areClosed
		? `${scope ? `${capital(scope)}. ` : ''}Open a track to see its topics.`
		: 'Choose the track whose topics are closest to your paper.',
});

/** How many papers a track has, in words, and the way to them. */
type PapersLink = Link & { readonly fact: string };

/** The papers of the proceedings, by the place of their track, each a link to its cloth: only where it is known which track they belong to. */
export const trackPapersOf = ({ proceedings }: ConferenceEdition): ReadonlyMap<number, PapersLink> =>
	new Map(
		(proceedings?.papers ?? [])
			.filter(({ sample }) => !sample)
			.map(({ track, paperCount }) => [
				track,
				{
					fact: `${paperCount} ${paperWord(paperCount)}`,
					label: 'This track in the proceedings',
					to: `${paths.proceedings}#${papersPlace(track)}`,
				},
			]),
	);

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

/** An edition on record leads with what is left of it; one that is to come, with its dates and the registration. */
const orderOf = (isAhead: boolean): readonly Place[] =>
	isAhead
		? ['dates', 'register', 'tracks', 'trust', 'committee', 'contact']
		: ['record', 'trust', 'committee', 'tracks', 'dates', 'register', 'contact'];

export const placesLabel = 'On this page';

/** The bands of the page in their order, as links; those without content are left out. */
export function placesOf(
	{ current: { tracks }, isAhead }: Editions,
	{ speakers, patrons, committee }: EditionPeople,
) {
	const counts: Partial<Record<Place, number>> = {
		committee: speakers.length + patrons.length + committee.length,
		tracks: tracks.length,
	};
	return orderOf(isAhead)
		.filter((place) => counts[place] !== 0)
		.map((place) => ({
			place,
			label: place === 'register' && !isAhead ? calls.over : placeNames[place],
			to: `#${place}` as const,
		}));
}
