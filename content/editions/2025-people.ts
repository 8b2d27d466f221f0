import { patrons as patterns } from '#content/pictures/patrons.ts';
import { people } from '#content/pictures/people.ts';
import type { EditionPeople } from './shape.ts';

/** CONF-3: by role, each with a pattern of its own, until the organisers name them. */
export const speakers: EditionPeople['speakers'] = [
	{
		sample: true,
		role: 'Keynote speaker 1',
		portrait: { file: people['speaker-1'], alt: '' },
	},
	{
		sample: true,
		role: 'Keynote speaker 2',
		portrait: { file: people['speaker-2'], alt: '' },
	},
	{
		sample: true,
		role: 'Keynote speaker 3',
		portrait: { file: people['speaker-3'], alt: '' },
	},
	{
		sample: true,
		role: 'Keynote speaker 4',
		portrait: { file: people['speaker-4'], alt: '' },
	},
];

/** CONF-4: a patron's name may be empty. */
export const patrons: EditionPeople['patrons'] = [
	{
		sample: true,
		name: '',
		logo: { file: patterns['patron-1'], alt: 'Patron 1 of 4, a woven pattern' },
	},
	{
		sample: true,
		name: '',
		logo: { file: patterns['patron-2'], alt: 'Patron 2 of 4, a woven pattern' },
	},
	{
		sample: true,
		name: '',
		logo: { file: patterns['patron-3'], alt: 'Patron 3 of 4, a woven pattern' },
	},
	{
		sample: true,
		name: '',
		logo: { file: patterns['patron-4'], alt: 'Patron 4 of 4, a woven pattern' },
	},
];

/** CONF-5: `holders` are left out until the organisers name them. */
export const committee: EditionPeople['committee'] = [
	{ sample: true, office: 'Technical committee', duty: 'Reviews the papers' },
	{ sample: true, office: 'Chairmen', duty: 'Chair the conference' },
	{ sample: true, office: 'Coordinator', duty: 'Looks after dates, rooms and correspondence' },
	{ sample: true, office: 'Convenors', duty: 'Plan the tracks and sessions' },
];
