import type { EditionPeople } from '#content/editions/shape.ts';

/** Some offices are filled, nobody is invited yet. */

export const speakers: EditionPeople['speakers'] = [];

export const patrons: EditionPeople['patrons'] = [];

export const committee: EditionPeople['committee'] = [
	{
		office: 'Technical committee',
		duty: 'Reads the papers',
		holders: [{ name: 'A. Example', affiliation: 'Institute of Examples' }],
	},
];
