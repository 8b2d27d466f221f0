import { capital, counted } from '#content/counted.ts';
import { patrons as drafts } from '#content/pictures/patrons.ts';
import { people } from '#content/pictures/people.ts';
import type { CommitteeOffice, Patron, Sampled, Speaker } from '#content/shapes.ts';

/** CONF-3: by role, each with a draft of its own, until the organisers name them. */
export const speakers: readonly Sampled<Speaker>[] = [
	people['speaker-1'],
	people['speaker-2'],
	people['speaker-3'],
	people['speaker-4'],
].map((file, at) => ({
	sample: true,
	role: `Keynote speaker ${at + 1}`,
	portrait: { file, alt: '' },
}));

export const speakersIntro = {
	heading: 'Keynote speakers',
	lead: `${capital(counted(speakers.length, 'invited speaker'))}.`,
};

export const committeeIntro = { heading: 'Patrons and committee', label: 'Patrons', what: 'patrons' };

/** CONF-4: a patron's name may be empty. */
export const patrons: readonly Sampled<Patron>[] = [
	drafts['patron-1'],
	drafts['patron-2'],
	drafts['patron-3'],
	drafts['patron-4'],
].map((file, at) => ({
	sample: true,
	name: '',
	logo: { file, alt: `Patron ${at + 1} of 4, a woven pattern` },
}));

/** CONF-5: `holders` are left out until the organisers name them. */
export const committee: readonly Sampled<CommitteeOffice>[] = [
	{
		sample: true,
		office: 'Technical committee',
		duty: 'Reviews the papers',
	},
	{ sample: true, office: 'Chairmen', duty: 'Chair the conference' },
	{
		sample: true,
		office: 'Coordinator',
		duty: 'Looks after dates, rooms and correspondence',
	},
	{
		sample: true,
		office: 'Convenors',
		duty: 'Plan the tracks and sessions',
	},
];
