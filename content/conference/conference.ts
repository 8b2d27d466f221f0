import { capital, counted } from '#content/counted.ts';
import type { ConferenceEdition, EditionPeople } from '#content/editions/shape.ts';
import type { InEachPaperState, InEachState, Intro, Link, PageMeta, Spec } from '#content/shapes.ts';
import { dateOf } from '#contract/dates.ts';
import { paths } from '#contract/paths.ts';
import { daysInWords } from './day-words.ts';
import { always, venueInShort } from './edition-words.ts';
import { current, onRecord, published } from './editions.ts';

const { name, venue, tracks } = current;
const days = dateOf(current, 'conference');

/** Name, city and days, as far as they are set. */
export function titleOf(edition: ConferenceEdition): string {
	const days = dateOf(edition, 'conference');
	return [edition.name, edition.venue?.city, days && daysInWords(days, '–')].filter(Boolean).join(', ');
}

export const meta: PageMeta = {
	path: 'conference',
	title: titleOf(current),
	description: `${name}${venue ? ` in ${venue.city}` : ''}${days ? `, ${daysInWords(days)}` : ''}: ${tracks.length > 0 ? counted(tracks.length, 'track') : 'tracks'}, important dates, submission guidelines, committee, registration and venue.`,
	thread: 'conferences',
};

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

export const hero = heroOf(current);

const proceedings: Link = {
	label: published === current ? 'Conference Proceeding' : `Proceedings of ${published.year}`,
	to: paths.proceedings,
};
const dates: Link = { label: 'Dates and paper', to: '#dates' };

/** What is there to read of it; while it is ahead, what one does first. */
const first: InEachState<Link> =
	current === onRecord
		? always(proceedings)
		: {
				...always(dates),
				call: { label: 'How to submit a paper', to: '#dates' },
				open: { label: 'Register', to: '#register' },
				over: proceedings,
			};

export const heroLinks = { first, brochure: 'Brochure (PDF)' };

export function factsOf({ tracks, journals, ...edition }: ConferenceEdition): {
	readonly label: string;
	readonly items: readonly Spec[];
} {
	return {
		label: 'At a glance',
		items: [
			...(tracks.length > 0
				? [{ label: 'Programme', value: capital(counted(tracks.length, 'technical track')) }]
				: []),
			{ label: 'Paper', value: '8-9 pages, IEEE double column' },
			...(journals.length > 0
				? [{ label: 'Publication', value: capital(counted(journals.length, 'ISSN journal')) }]
				: []),
			{ label: 'Organised by', value: ['AEG', venueInShort(edition)].filter(Boolean).join(' with ') },
		],
	};
}

export const tracksIntroOf = ({ tracks }: ConferenceEdition): Intro => ({
	heading: capital(counted(tracks.length, 'track')),
	lead: 'Each with its topics. A paper belongs to the track whose topics are closest to it.',
});

export const registration = {
	heading: 'Registration',
	lead: 'Send one form for each person. There is a registration fee; the organisers tell you the amount on request.',
};

const ask = 'Ask about papers, travel or registration.';

export const contact = {
	heading: 'Ask the organisers',
	lead: {
		standing: ask,
		early: ask,
		open: `${ask} To submit a paper, send its title, track and abstract: the organisers tell you where to send the full paper.`,
		closed: ask,
	} satisfies InEachPaperState<string>,
};

/** The places of the page of the current edition, of which those without content are left out. */
export const places = { label: 'On this page' };

export function placesOf({ speakers, patrons, committee }: EditionPeople): readonly Link[] {
	const about = { label: 'About', to: '#about' } as const;
	const keynotes = speakers.length > 0 ? [{ label: 'Keynotes', to: '#speakers' } as const] : [];
	const people =
		patrons.length + committee.length > 0 ? [{ label: 'People', to: '#committee' } as const] : [];
	const ofTracks = tracks.length > 0 ? [{ label: 'Tracks', to: '#tracks' } as const] : [];
	const dates = { label: 'Dates and paper', to: '#dates' } as const;
	const organisers = { label: 'Organisers', to: '#trust' } as const;
	const registration = { label: 'Registration', to: '#register' } as const;
	const contact = { label: 'Contact', to: '#contact' } as const;
	if (current !== onRecord)
		return [dates, registration, ...ofTracks, ...keynotes, about, ...people, organisers, contact];
	const record = { label: 'Record', to: '#record' } as const;
	return [record, about, ...keynotes, ...people, ...ofTracks, dates, organisers, registration, contact];
}
