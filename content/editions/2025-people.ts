import { patrons as drafts } from '#content/pictures/patrons.ts';
import { people } from '#content/pictures/people.ts';
import type { EditionPeople } from './shape.ts';

/** CONF-3: by role, each with a draft of its own, until the organisers name them. */
export const speakers: EditionPeople['speakers'] = [
	people['speaker-1'],
	people['speaker-2'],
	people['speaker-3'],
	people['speaker-4'],
].map((file, at) => ({
	sample: true,
	role: `Key-note speaker ${at + 1}`,
	portrait: { file, alt: '' },
}));

/** CONF-4: a patron's name may be empty. */
export const patrons: EditionPeople['patrons'] = [
	drafts['patron-1'],
	drafts['patron-2'],
	drafts['patron-3'],
	drafts['patron-4'],
].map((file, at) => ({
	sample: true,
	name: '',
	logo: { file, alt: `Patron ${at + 1} of 4, a woven draft` },
}));

/** CONF-5: `holders` are left out until the organisers name them. */
export const committee: EditionPeople['committee'] = [
	{ sample: true, office: 'Technical committee', duty: 'Reads the papers' },
	{ sample: true, office: 'Chairmen', duty: 'Preside over the conference' },
	{ sample: true, office: 'Coordinator', duty: 'Keeps dates, rooms and correspondence in order' },
	{ sample: true, office: 'Convenors', duty: 'Bring tracks and sessions together' },
];
