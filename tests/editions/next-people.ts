import type { RecordOf } from '#content/records/shapes.ts';

/** Some offices are filled, nobody is invited yet. */
export const nextPeople: RecordOf<'conference-people'> = {
	conference: 'AIC-RAETHM 2027',
	speakers: [],
	patrons: [],
	committee: [
		{
			office: 'Technical committee',
			duty: 'Reads the papers',
			reviews: true,
			holders: [{ name: 'A. Example', affiliation: 'Institute of Examples' }],
		},
	],
};
