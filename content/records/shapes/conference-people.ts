import { group, list, optional, sample, text, tick } from '../describe.ts';
import { beside, named, picture, portrait } from './parts.ts';

const conference = text('Conference', {
	hint: 'Its file has the name of the file of the conference.',
	most: 40,
});

/** Who speaks, supports and serves at a conference (CONF-3 to CONF-5). */
export const conferencePeople = group('People', {
	conference,
	speakers: list(
		'Speakers',
		group('Speaker', {
			sample,
			role: text('Role', { usual: 'Keynote speaker', most: 60 }),
			name: optional(named.name),
			affiliation: named.affiliation,
			link: named.link,
			subject: optional(text('Title of the talk', { most: 160 })),
			portrait,
		}),
		{ most: 40, named: 'name' },
	),
	patrons: list(
		'Patrons',
		group('Patron', {
			sample,
			name: optional(text('Name', { most: 80 })),
			link: optional(named.link.one),
			logo: optional(beside('Logo', 'patrons', 'Of any shape, at least 640 pixels wide; SVG is best')),
		}),
		{ most: 40, named: 'name' },
	),
	committee: list(
		'Committee',
		group('Office', {
			sample,
			office: text('Office', { most: 60 }),
			duty: text('What it does', { most: 120 }),
			reviews: tick('Reviews the papers', {
				hint: 'Once it has a holder, the page answers with it who reviews the papers.',
			}),
			holders: list('Who holds it', group('Person', named), { most: 40, named: 'name' }),
		}),
		{ most: 20, named: 'office' },
	),
});

const photos = (label: string, family: string) =>
	list(
		label,
		group('Photo', {
			sample,
			title: text('Title', { most: 60 }),
			picture: picture('Picture', family, 'At least 1280 × 960 pixels'),
		}),
		{ most: 120, named: 'title' },
	);

/** What a conference leaves in pictures (GAL-1, PROC-5). */
export const conferencePhotos = group('Photos', {
	conference,
	gallery: photos('The few of the gallery', 'gallery'),
	proceedings: photos('The album of the proceedings', 'proceedings'),
});
