import type { ConferenceEdition } from '#content/editions/shape.ts';

/** An edition that does not exist: the next one, as tests announce it. Nothing on the site speaks of it. */
const { name, series, year } = { name: 'AIC-RAETHM 2027', series: 'AIC-RAETHM', year: '2027' };

/** On the day of its announcement little is known. */
export const announced: ConferenceEdition = {
	id: 'aic-raethm-2027',
	slug: '2027',
	name,
	series,
	year,
	revised: '2026-06-01',
	dates: [],
	tracks: [],
	speakers: [],
	patrons: [],
	committee: [],
	journals: [],
	downloads: [],
};

/** Everything that is known before it begins. */
export const next: ConferenceEdition = {
	...announced,
	call: '2026-08-01',
	opens: '2026-11-01',
	dates: [
		{ id: 'paper', label: 'Full paper submission', is: 'deadline', first: '2026-12-05', revision: 0 },
		{ id: 'acceptance', label: 'Notification of acceptance', is: 'days', first: '2026-12-15', revision: 0 },
		{
			id: 'registration',
			label: 'Last date of registration',
			is: 'deadline',
			first: '2027-01-10',
			revision: 0,
		},
		{
			id: 'conference',
			label: 'Conference',
			is: 'days',
			first: '2027-01-29',
			last: '2027-01-31',
			revision: 0,
		},
	],
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
	committee: [
		{
			office: 'Technical committee',
			duty: 'Reads the papers',
			holders: [{ name: 'A. Example', affiliation: 'IEX' }],
		},
	],
	journals: ['Journal of Examples'],
};

/** Its states, by a moment in each; `over` is the state before its record is added. */
export const moments = {
	announced: '2026-07-01T09:00:00+05:30',
	call: '2026-09-01T09:00:00+05:30',
	open: '2026-11-20T09:00:00+05:30',
	closed: '2027-01-15T09:00:00+05:30',
	running: '2027-01-30T09:00:00+05:30',
	over: '2027-03-01T09:00:00+05:30',
} as const;
