import { editionOf } from '#app/editions/edition-of.ts';
import type { ConferenceEdition } from '#content/edition.ts';
import type { RecordOf } from '#content/records/shapes.ts';
import { nextPeople } from './next-people.ts';

/** An edition that does not exist: the next one, as tests announce it. Nothing on the site speaks of it. */

const onItsAnnouncement: RecordOf<'conferences'> = {
	name: 'AIC-RAETHM 2027',
	dates: { revised: '2026-06-01', revision: 0 },
	tracks: [],
	journals: [],
	downloads: [],
	awards: [],
	documents: [],
};

const beforeItBegins: RecordOf<'conferences'> = {
	...onItsAnnouncement,
	dates: {
		...onItsAnnouncement.dates,
		call: '2026-08-01',
		paper: '2026-12-05',
		acceptance: '2026-12-15',
		opens: '2026-11-01',
		registration: '2027-01-10',
		first: '2027-01-29',
		last: '2027-01-31',
	},
	venue: {
		institute: 'Institute of Examples (IEX)',
		short: 'IEX',
		city: 'Indore',
		region: 'Madhya Pradesh',
		country: 'India',
	},
	host: 'The 2027 edition is organised with the Institute of Examples (IEX), Indore.',
	tracks: [
		{ title: 'Materials from Plants', topics: ['Fibres and Mats', 'Binders', 'Life Cycle'] },
		{ title: 'Machines that Learn', topics: ['Vision', 'Speech'] },
		{ title: 'Water and Soil', topics: ['Sensors', 'Irrigation', 'Salt'] },
	],
	scope: 'from plant materials to water and soil',
	journals: ['Journal of Examples'],
};

/** Its records, as they lie in their folders: of the conference, and of its people. */
export const nextRecords = { conferences: beforeItBegins, 'conference-people': nextPeople };

/** On the day of its announcement little is known. */
export const announced: ConferenceEdition = editionOf('2027', onItsAnnouncement);

/** Everything that is known before it begins. */
export const next: ConferenceEdition = editionOf('2027', beforeItBegins, async () => ({
	default: nextPeople,
}));

/** Its states, by a moment in each; `over` is the state before its record is added. */
export const moments = {
	announced: '2026-07-01T09:00:00+05:30',
	call: '2026-09-01T09:00:00+05:30',
	open: '2026-11-20T09:00:00+05:30',
	closed: '2027-01-15T09:00:00+05:30',
	running: '2027-01-30T09:00:00+05:30',
	over: '2027-03-01T09:00:00+05:30',
} as const;
