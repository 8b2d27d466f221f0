import { patrons as patterns } from '#content/pictures/patrons.ts';
import { people } from '#content/pictures/people.ts';
import type { EditionPeople } from './shape.ts';

/** CONF-3: by role, each with a pattern of its own, until the organisers name them. */
export const speakers: EditionPeople['speakers'] = [
	people['speaker-1'],
	people['speaker-2'],
	people['speaker-3'],
	people['speaker-4'],
].map((file, at) => ({
	sample: true,
	role: `Keynote speaker ${at + 1}`,
	portrait: { file, alt: '' },
}));

/** CONF-4: a patron's name may be empty. */
export const patrons: EditionPeople['patrons'] = [
	patterns['patron-1'],
	patterns['patron-2'],
	patterns['patron-3'],
	patterns['patron-4'],
].map((file, at) => ({
	sample: true,
	name: '',
	logo: { file, alt: `Patron ${at + 1} of 4, a woven pattern` },
}));

/** CONF-5: `holders` are left out until the organisers name them. */
export const committee: EditionPeople['committee'] = [
	{ sample: true, office: 'Technical committee', duty: 'Reviews the papers' },
	{ sample: true, office: 'Chairmen', duty: 'Chair the conference' },
	{ sample: true, office: 'Coordinator', duty: 'Looks after dates, rooms and correspondence' },
	{ sample: true, office: 'Convenors', duty: 'Plan the tracks and sessions' },
];
