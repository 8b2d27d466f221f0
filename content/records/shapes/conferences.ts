import { type DocumentId, documentIds } from '#contract/documents.ts';
import { choice, day, group, list, optional, outside, sample, served, text, whole } from '../describe.ts';
import { mapFrame } from './parts.ts';

const dates = group(
	'Dates',
	{
		call: optional(day('Call for papers opens')),
		paper: optional(day('Full paper submission', { hint: 'Until 23:59 in India.' })),
		acceptance: optional(day('Notification of acceptance')),
		cameraReady: optional(day('Camera-ready paper', { hint: 'Until 23:59 in India.' })),
		opens: optional(day('Registration opens')),
		registration: optional(day('Last date of registration', { hint: 'Until 23:59 in India.' })),
		first: optional(day('First day of the conference')),
		last: optional(day('Last day of the conference', { hint: 'Leave empty if it has one day.' })),
		revised: day('These dates were last changed on', { today: true }),
		revision: optional(
			whole('How often they were changed', {
				hint: 'Once they are published: add one after each change, so that calendars of visitors follow.',
				least: 0,
				most: 999,
			}),
		),
	},
	{ hint: 'All in India. Leave empty what is not set yet.' },
);

/** Two addresses of maps are given only where the name of the place is not enough. */
const venue = group(
	'Venue',
	{
		institute: text('Institute, in full', { most: 120 }),
		short: text('Institute, in short', { most: 40 }),
		city: text('City', { most: 40 }),
		region: text('State', { most: 40 }),
		country: text('Country', { most: 40 }),
		directions: optional(
			outside('Directions on a map', { hint: 'Leave empty: the way is then asked for by the name.' }),
		),
		frame: optional(mapFrame('Leave empty, unless the city is another one than that of the office.')),
	},
	{ hint: 'Leave all of it empty while it is not set.' },
);

const track = group('Track', {
	title: text('Title', { most: 100 }),
	topics: list('Topics', text('Topic', { most: 120 }), { most: 20 }),
	papers: optional(
		group('Papers in the proceedings', {
			sample,
			count: optional(whole('Number', { hint: 'Leave empty while it is not known.', least: 0, most: 999 })),
			type: optional(
				choice('Type', { 'Technical Track': 'Technical Track', 'Research Track': 'Research Track' }),
			),
		}),
	),
});

const download = {
	name: text('What it is', { most: 40 }),
	type: text('Type and size', { hint: 'Such as PDF, 846 kB', most: 30 }),
	file: served('File', { folder: '/documents/', hint: 'Such as /documents/brochure.pdf' }),
};

const winner = group('Winner', {
	sample,
	prize: text('Prize', { most: 60 }),
	names: list('Names', text('Name', { most: 80 }), { least: 1, most: 12 }),
	details: text('For what', { hint: 'The title of the paper, or the field.', most: 200 }),
	affiliation: optional(text('Institute, city', { most: 120 })),
	link: optional(outside('Where the paper can be read', { hint: 'https://…' })),
});

const award = group('Kind of award', {
	title: text('Title', { most: 60 }),
	many: text('What they are called after their number', { hint: 'Such as best papers', most: 60 }),
	to: choice('Whom they honour', { winners: 'Winners', people: 'People' }),
	after: optional(text('After the number of winners', { hint: 'Such as across all tracks', most: 80 })),
	drawing: optional(
		choice(
			'Drawing beside it',
			{ 'best-paper': 'Certificate', trophies: 'Cups', contribution: 'Plaque', medal: 'Medal' },
			{ hint: 'Left empty, it is the medal.' },
		),
	),
	entries: list('Winners', winner, { most: 60 }),
});

export const documentNames: Readonly<Record<DocumentId, string>> = {
	'conference-summary': 'Conference Summary',
	'abstract-book': 'Abstract Book',
};

const document = group('Document', {
	sample,
	id: choice('Which of the two', documentNames),
	title: text('Title', { most: 60 }),
	description: text('What it holds', { most: 160 }),
});

/** An edition of the conference. The name of its file is the end of its address, and part of its calendars. */
export const conferences = group('Conference', {
	name: text('Name', {
		hint: 'With the year at the end: AIC-RAETHM 2027. Its file is called after the year.',
		most: 40,
		like: [/\S \d{4}$/, 'it must end with a space and the year, such as AIC-RAETHM 2027.'],
	}),
	dates,
	venue: optional(venue),
	host: optional(text('What the host institute does for it, in a sentence', { most: 200 })),
	tracks: list('Tracks', track, { most: 20, named: 'title' }),
	scope: optional(text('What the tracks are about', { hint: 'on …, … and …', most: 160 })),
	journals: list('Journals of accepted papers', text('Journal', { most: 120 }), { most: 8 }),
	brochure: optional(group('Brochure', download)),
	downloads: list('Other files for authors', group('File', download), { most: 8, named: 'file' }),
	awards: list('Awards', award, { hint: 'When they are given.', most: 8, named: 'title' }),
	documents: list('Documents for attendees', document, {
		hint: 'When the proceedings are out. The administrator puts the files in place.',
		most: documentIds.length,
		named: 'title',
	}),
});
